import { expectAccessible } from '../../core/accessibility'
import type { ApiPerson } from '../../core/api-person'
import { invitePerson } from '../../core/invite-person'
import { chooseByTyping, pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { PersonPage } from '../../screens/PersonPage'

const orgOf = ({ signedIn }: ApiPerson) => signedIn.user.organizationId ?? ''
const stored = (practice: ApiPerson, staffId: string) =>
  practice.api.staff.get({ orgId: orgOf(practice), staffId })

test('a profile is put right, and a role is given and explained, by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
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

  await person.open(staffId, 'assignments')
  await pressOn(page, person.checkbox('Biller'), 'Space')
  await expectAccessible(page)
  await pressOn(page, person.saveAssignments)
  await expect(person.toast('Roles and practices saved')).toBeVisible()
  await pressUntilFocused(page, person.tab('Roles and practices'), { key: 'Shift+Tab' })
  await page.keyboard.press('End')
  await expect(person.panel).toContainText(/All clients, as (Biller and Clinician|Clinician and Biller)/)
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
