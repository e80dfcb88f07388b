import {
  expectAccessible,
  expectAccessibleInForcedColors,
  expectNoSidewaysScroll,
} from '../../core/accessibility'
import { invitePerson } from '../../core/invite-person'
import { pressOn, pressUntilFocused } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { untilNothingLoads } from '../../core/until-nothing-loads'
import { PersonPage } from '../../screens/PersonPage'
import { StaffPage } from '../../screens/StaffPage'

test('people are found by name and status, and opened, by keyboard alone', async ({
  page,
  startSignedIn,
}) => {
  await startSignedIn('manager')
  const staff = new StaffPage(page)
  await staff.open()
  await expect(staff.row('Dr. Imani Cole')).toContainText('Active')
  await page.keyboard.press('/')
  await expect(staff.search).toBeFocused()
  await page.keyboard.type('imani')
  await expect(page.getByText('1 person found')).toBeVisible()
  await expect(page).toHaveURL(/\/company\/staff\?q=imani$/)
  await pressOn(page, staff.status)
  await pressUntilFocused(page, page.getByRole('option', { name: 'Deactivated' }), { key: 'ArrowDown' })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nobody found')).toBeVisible()
  await expectAccessible(page)
  await staff.open('?q=imani')
  await pressOn(page, staff.row('Dr. Imani Cole'))
  await expect(new PersonPage(page).heading).toHaveText('Dr. Imani Cole')
  await expect(new PersonPage(page).heading).toBeFocused()
})

test('pages through the people and back', async ({ page, practice, startSignedIn }) => {
  test.slow()
  for (let number = 10; number < 36; number += 1) await invitePerson(practice, `Person ${number}`)
  await startSignedIn(practice)
  const staff = new StaffPage(page)
  await staff.open()
  await expect(staff.pager).toContainText('1–25 of 27')
  await pressOn(page, staff.next)
  await expect(staff.pager).toContainText('26–27 of 27')
  await expect(staff.row('Wanda Marsh')).toBeVisible()
  await pressOn(page, staff.previous)
  await expect(staff.pager).toContainText('1–25 of 27')
})

test('the list and its form fit a narrow and a zoomed screen and forced colours', async ({
  page,
  practice,
  startSignedIn,
}) => {
  test.slow()
  await invitePerson(practice, 'Ivy Park')
  await startSignedIn(practice)
  const staff = new StaffPage(page)
  for (const width of [1280, 640, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await staff.open()
    await expect(staff.invitations).toBeVisible()
    await untilNothingLoads(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await pressOn(page, staff.invite)
    await expect(staff.name).toBeFocused()
    await expect(staff.choice('Biller')).toBeAttached()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInForcedColors(page)
    await page.keyboard.press('Escape')
    await expect(staff.invite).toBeFocused()
  }
})

test('who does not look after the staff reads of colleagues, and opens only themselves', async ({
  page,
  startSignedIn,
}) => {
  await startSignedIn('readonly')
  const staff = new StaffPage(page)
  await staff.open()
  await expect(staff.row('Dr. Imani Cole')).toBeVisible()
  await expect(staff.invite).toHaveCount(0)
  await expect(staff.invitations).toHaveCount(0)
  await expectAccessible(page)
  await expect(staff.table.getByRole('link')).toHaveText(['Grace Lindholm'])
  await pressUntilFocused(page, staff.row('Dr. Imani Cole'))
  await pressUntilFocused(page, staff.row('Grace Lindholm'), { key: 'ArrowDown' })
  await pressUntilFocused(page, staff.table.getByRole('link', { name: 'Grace Lindholm' }), {
    key: 'ArrowRight',
  })
  await page.keyboard.press('Enter')
  const person = new PersonPage(page)
  await expect(person.heading).toHaveText('Grace Lindholm')
  await expect(person.tabs.getByRole('tab')).toHaveText(['Overview', 'What you can do'])
  await expect(person.deactivate).toHaveCount(0)
  await expectAccessible(page)
})

test('nobody opens a colleague whom they may not know more of', async ({
  page,
  problems,
  apiOf,
  startSignedIn,
}) => {
  problems.expect(/status of 403/)
  const manager = await apiOf('manager')
  const orgId = manager.signedIn.user.organizationId ?? ''
  const { items } = await manager.api.staff.list({ orgId }, { q: 'Imani' })
  await startSignedIn('readonly')
  const person = new PersonPage(page)
  await person.open(items[0]?.id ?? '')
  await expect(person.heading).toHaveText('Person not found')
  await expectAccessible(page)
})
