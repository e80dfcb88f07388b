import {
  expectAccessible,
  expectAccessibleInForcedColors,
  expectNoSidewaysScroll,
} from '../../core/accessibility'
import type { ApiPerson } from '../../core/api-person'
import { clientInput } from '../../core/client-input'
import { invitePerson } from '../../core/invite-person'
import { chooseByTyping, pressIn, pressOn } from '../../core/keyboard'
import { instantAt, nextMonday } from '../../core/practice-day'
import { expect, test } from '../../core/test'
import { PersonPage } from '../../screens/PersonPage'

const orgOf = ({ signedIn }: ApiPerson) => signedIn.user.organizationId ?? ''

/** Books a new client with a clinician next Monday at nine; the client may be that clinician's own. */
async function bookWith(
  { api, practiceId }: ApiPerson,
  clinicianId: string,
  lastName: string,
  primaryClinicianId: string | null = null,
) {
  const [client, [location]] = await Promise.all([
    api.clients.create({ practiceId }, clientInput(lastName, { primaryClinicianId })),
    api.locations.listActive({ practiceId }),
  ])
  const booked = await api.appointments.create(
    { practiceId },
    {
      clientIds: [client.id],
      clinicianId,
      locationId: location?.id ?? null,
      lines: [{ serviceCode: '90834', modifiers: [], units: 1, feeCents: 15_000 }],
      startsAt: instantAt(nextMonday(), '09:00'),
      endsAt: instantAt(nextMonday(), '09:50'),
      timeZone: 'America/New_York',
      memo: '',
      billingType: 'self_pay',
      allowOverlap: false,
    },
  )
  return { client, booked }
}

test('somebody’s appointments and clients are handed over, overlaps and all, before they are deactivated', async ({
  page,
  practice,
  startSignedIn,
}) => {
  test.slow()
  const owner = practice.signedIn.user.staffId ?? ''
  const { staffId } = await invitePerson(practice, 'Ivy Park')
  const { client } = await bookWith(practice, staffId, 'Theirs', staffId)
  await bookWith(practice, owner, 'Mine')
  await startSignedIn(practice)
  const person = new PersonPage(page)
  await person.open(staffId)
  await pressOn(page, person.deactivate)
  await expect(person.dialog).toContainText('One appointment is still to come')
  await expect(person.dialog).toContainText('They are the primary clinician of one client')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await expectAccessibleInForcedColors(page)
  await page.setViewportSize({ width: 1280, height: 860 })
  await pressIn(page, person.dialog, 'Escape')
  await expect(person.deactivate).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, person.deactivateNow)
  await expect(person.dialog).toContainText('Choose what becomes of the appointments')
  await expect(person.dialog).toContainText('Choose what becomes of the clients')
  await expectAccessible(page)
  await pressOn(page, person.choice(/^Hand them over/), 'Space')
  await pressOn(page, person.choice(/^Hand them over/, 'clients'), 'Space')
  await chooseByTyping(page, person.whoTakesOver, 'Wanda')
  await expect(person.dialog).toContainText(/Wanda Marsh is booked already on Mon, .*9:00 AM/)
  await expectAccessible(page)
  await pressOn(page, person.allTheSame, 'Space')
  await pressOn(page, person.deactivateNow)
  await expect(
    person.toast('Ivy Park deactivated, 1 appointment handed over, 1 client handed over'),
  ).toBeVisible()
  await expect(person.reactivate).toBeFocused()
  await expect(page.getByText('Deactivated', { exact: true })).toBeVisible()
  const { status } = await practice.api.staff.get({ orgId: orgOf(practice), staffId })
  expect(status).toBe('inactive')
  const { practiceId } = practice
  const given = await practice.api.clients.get({ practiceId, clientId: client.id })
  expect(given.primaryClinicianId).toBe(owner)
  await expectAccessible(page)
})
