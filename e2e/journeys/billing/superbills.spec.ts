import { expectAccessible } from '../../core/accessibility'
import type { ApiPerson } from '../../core/api-person'
import { clientInput } from '../../core/client-input'
import { pressIn, pressOn, pressUntilFocused } from '../../core/keyboard'
import { book, instantAt, today } from '../../core/practice-day'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { SuperbillsPage } from '../../screens/SuperbillsPage'

const address = { street: '12 Elm Street', city: 'Albany', state: 'NY', zipCode: '12207-1512', country: 'US' }

/** A session of this month that the client pays themselves, at the given hour of today. */
async function completedSession(practice: ApiPerson, lastName: string, time: string): Promise<void> {
  const { api, practiceId } = practice
  const client = await api.clients.create(practice, clientInput(lastName))
  const { id: appointmentId, version } = await book(practice, client, { startsAt: instantAt(today(), time) })
  await api.appointments.setStatus({ practiceId, appointmentId }, { status: 'completed', version })
}

test('a month of superbills is made, and one is issued, handed over and voided, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const { api, practiceId } = practice
  await api.billingProfiles.create(
    { practiceId },
    {
      ...{ name: 'Elm Therapy PLLC', firstName: '', entity: 'organization', npi: '1234567893' },
      ...{ taxIdKind: 'ein', taxId: '141234567', taxonomyCode: '193200000X', phone: '5185550100' },
      ...{ address, payToAddress: null },
    },
  )
  await completedSession(practice, 'Billed', '09:00')
  await completedSession(practice, 'Later', '11:00')

  await startSignedIn(practice)
  await page.goto('/billing')
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Superbills' }))
  const superbills = new SuperbillsPage(page)
  await expect(superbills.heading).toBeFocused()
  await expect(page.getByText('No superbills yet')).toBeVisible()
  await expectAccessible(page)

  await pressOn(page, superbills.newOnes)
  await expect(superbills.heading).toHaveText('Make superbills')
  await expect(page.getByText('Nothing waits for a superbill')).toBeVisible()
  await pressOn(page, superbills.period)
  await pressUntilFocused(page, page.getByRole('option', { name: 'This month' }), {
    ...{ key: 'ArrowDown', atMost: 5 },
  })
  await page.keyboard.press('Enter')
  await expect(superbills.rowOf('June Later')).toContainText('the address and a diagnosis')
  await expectAccessible(page)
  await pressUntilFocused(page, superbills.rowOf('June Billed'))
  await pressUntilFocused(page, superbills.rowOf('June Later'), { key: 'ArrowDown', atMost: 3 })
  await page.keyboard.press('Space')
  await expect(superbills.make(1)).toBeVisible()
  await pressUntilFocused(page, superbills.make(1), { key: 'Shift+Tab' })
  await page.keyboard.press('Enter')
  await expect(superbills.made).toBeFocused()
  await expect(superbills.made).toContainText('1 draft made')
  await expectAccessible(page)

  await pressOn(page, superbills.seeDrafts)
  await pressUntilFocused(page, superbills.rowOf('June Billed'))
  await page.keyboard.press('Enter')
  await expect(superbills.heading).toHaveText('Draft superbill')
  await untilQuiet(page)
  await expect(superbills.missing).toContainText('The client has no address.')
  await expectAccessible(page)

  await pressOn(page, superbills.issue)
  await pressUntilFocused(page, superbills.issueAnyway)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(superbills.heading).toHaveText('Superbill 1')
  await expect(superbills.heading).toBeFocused()

  await pressOn(page, superbills.send)
  await pressIn(page, superbills.sending, 'ArrowDown')
  await expect(superbills.sending.getByRole('radio', { name: 'Handed over' })).toBeChecked()
  await expectAccessible(page)
  await pressOn(page, superbills.sending.getByRole('button', { name: 'Mark as handed over' }))
  await expect(superbills.sending).toBeHidden()
  await expect(superbills.history).toContainText('Handed over')

  // On paper there is the superbill alone.
  await page.emulateMedia({ media: 'print' })
  await expect(superbills.paper).toBeVisible()
  for (const role of ['banner', 'button', 'link', 'search'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(superbills.history).toBeHidden()
  await page.emulateMedia({ media: null })

  await pressOn(page, superbills.voidIt)
  await expect(superbills.voiding.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await page.keyboard.type('Made for the wrong month')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(superbills.voiding).toBeHidden()
  await expect(superbills.history).toContainText('Made for the wrong month')
  await expect(superbills.paper).toContainText('Void')
  await untilQuiet(page)
  await expectAccessible(page)
})
