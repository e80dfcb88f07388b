import { expectAccessible, expectNoSidewaysScroll } from '../../core/accessibility'
import type { ApiPerson } from '../../core/api-person'
import { invitePerson } from '../../core/invite-person'
import { firstLocation } from '../../core/first-location'
import { chooseByTyping, pressIn, pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { untilNothingLoads } from '../../core/until-nothing-loads'
import { PersonPage } from '../../screens/PersonPage'

const orgOf = ({ signedIn }: ApiPerson) => signedIn.user.organizationId ?? ''
const stored = (practice: ApiPerson, staffId: string) =>
  practice.api.staff.get({ orgId: orgOf(practice), staffId })

test('a profile is put right and saved by keyboard alone', async ({ page, practice, startSignedIn }) => {
  test.slow()
  const { staffId } = await invitePerson(practice, 'Ivy Park')
  await startSignedIn(practice)
  const person = new PersonPage(page)
  await person.open(staffId, 'profile')
  await typeInto(page, person.npi, '1234567890')
  await pressOn(page, person.saveProfile)
  await expect(person.panel).toContainText('This is not an NPI: check its ten digits')
  await expectAccessible(page)
  await typeInto(page, person.npi, '1234567893')
  const languages = page.getByRole('combobox', { name: 'Languages' })
  await chooseByTyping(page, languages, 'Spanish')
  await expect(page.getByRole('button', { name: 'Remove Spanish' })).toBeVisible()
  await expect(languages).toBeFocused()
  await expectAccessible(page)
  await pressOn(page, person.saveProfile)
  await expect(person.toast('Profile saved')).toBeVisible()
  await expect(person.saveProfile).toBeFocused()
  expect(await stored(practice, staffId)).toMatchObject({ npi: '1234567893', languages: ['es'] })
  await expectAccessible(page)
})

test('two people change somebody at once: the second sees both versions, and loses nothing', async ({
  page,
  practice,
  problems,
  startSignedIn,
}) => {
  problems.expect(/status of 409/)
  const { staffId } = await invitePerson(practice, 'Ivy Park')
  await startSignedIn(practice)
  const person = new PersonPage(page)
  await person.open(staffId, 'profile')
  await typeInto(page, person.name, 'Ivy Mine')
  const { version } = await stored(practice, staffId)
  await practice.api.staff.update(
    { orgId: orgOf(practice), staffId },
    {
      ...{ name: 'Ivy Theirs', credentials: '', colorIndex: 0, isClinician: true, npi: '' },
      ...{ taxonomyCode: '', license: null, languages: [], renderingProvider: null },
      ...{ supervisorId: null, workingHours: [], version },
    },
  )
  await pressOn(page, person.saveProfile)
  await expect(person.versions).toContainText('Ivy Theirs')
  await expect(person.name).toHaveValue('Ivy Mine')
  await expectAccessible(page)
  await pressOn(page, person.keepMine)
  await expect(person.toast('Profile saved')).toBeVisible()
  await expect(person.heading).toHaveText('Ivy Mine')
  expect(await stored(practice, staffId)).toMatchObject({ name: 'Ivy Mine' })
})

test('a page with unsaved words is not left without asking', async ({ page, practice, startSignedIn }) => {
  const { staffId } = await invitePerson(practice, 'Ivy Park')
  await startSignedIn(practice)
  const person = new PersonPage(page)
  await person.open(staffId, 'profile')
  await typeInto(page, person.name, 'Ivy Changed')
  await pressOn(page, page.getByRole('link', { name: 'All staff' }))
  await expect(person.leaveQuestion).toBeVisible()
  await expectAccessible(page)
  await pressIn(page, person.leaveQuestion, 'Escape')
  await expect(person.name).toHaveValue('Ivy Changed')
  await pressOn(page, page.getByRole('link', { name: 'All staff' }))
  await pressOn(page, person.leave)
  await expect(person.heading).toHaveText('Staff')
})

test('working hours are kept for each location', async ({ page, practice, startSignedIn }) => {
  const { staffId } = await invitePerson(practice, 'Ivy Park')
  const location = await firstLocation(practice)
  await startSignedIn(practice)
  const person = new PersonPage(page)
  await person.open(staffId, 'hours')
  await pressOn(page, person.switchOf(`Works at ${location.name}`), 'Space')
  await pressOn(page, person.switchOf('Works Saturday'), 'Space')
  await expectAccessible(page)
  await pressOn(page, person.saveHours)
  await expect(person.toast('Working hours saved')).toBeVisible()
  const { workingHours } = await stored(practice, staffId)
  expect(workingHours).toMatchObject([{ locationId: location.id, hours: { sunday: [] } }])
  await pressUntilFocused(page, person.tab('Working hours'), { key: 'Shift+Tab' })
  await page.keyboard.press('Home')
  await expect(person.panel).toContainText('Saturday')
  await expectAccessible(page)
})

test('a role is given and explained, and the last Owner keeps theirs', async ({
  page,
  practice,
  problems,
  startSignedIn,
}) => {
  test.slow()
  problems.expect(/status of 409/)
  const { staffId } = await invitePerson(practice, 'Ivy Park')
  await startSignedIn(practice)
  const person = new PersonPage(page)
  await person.open(staffId, 'assignments')
  await pressOn(page, person.checkbox('Biller'), 'Space')
  await expectAccessible(page)
  await pressOn(page, person.saveAssignments)
  await expect(person.toast('Roles and practices saved')).toBeVisible()
  await pressUntilFocused(page, person.tab('Roles and practices'), { key: 'Shift+Tab' })
  await page.keyboard.press('End')
  await expect(person.panel).toContainText(/All clients, as (Biller and Clinician|Clinician and Biller)/)
  await expectAccessible(page)

  await person.open(practice.signedIn.user.staffId ?? '', 'assignments')
  await pressOn(page, person.checkbox('Owner'), 'Space')
  await pressOn(page, person.checkbox('Practice Manager'), 'Space')
  await pressOn(page, person.saveAssignments)
  await expect(person.alert).toContainText('Somebody has to be Owner. Make somebody else Owner first.')
  await expect(person.checkbox('Owner')).not.toBeChecked()
  await expectAccessible(page)
  await expect(person.deactivate).toHaveCount(0)
})

test('every part of a person fits a narrow and a zoomed screen and forced colours', async ({
  page,
  practice,
  startSignedIn,
}) => {
  test.slow()
  const { staffId } = await invitePerson(practice, 'Ivy Park')
  await startSignedIn(practice)
  const person = new PersonPage(page)
  for (const part of [undefined, 'profile', 'hours', 'assignments', 'access'] as const) {
    await page.setViewportSize({ width: 1280, height: 860 })
    await person.open(staffId, part)
    await untilNothingLoads(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(person.tabs).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ forcedColors: 'none' })
  }
})
