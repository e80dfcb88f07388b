import { expectAccessible } from '../../core/accessibility'
import { firstLocation } from '../../core/first-location'
import { pressIn, pressInToast, pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { runYear } from '../../core/run-clock'
import { expect, test } from '../../core/test'
import { chooseAction } from '../../screens/choose-action'
import { EditedListPage } from '../../screens/EditedListPage'
import { OrganizationPage } from '../../screens/OrganizationPage'

const SAVE = 'ControlOrMeta+Enter'
const YEAR = runYear() + 1
const RETREAT = {
  ...{ name: 'Retreat', date: `${YEAR}-06-01`, recurring: false, recurringType: 'none' as const },
  ...{ locations: [], description: '' },
}

test('a holiday of several days at one location is added, made a yearly one, deleted and brought back by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  test.slow()
  const stored = () => practice.api.holidays.list(practice)
  const location = await firstLocation(practice)
  await practice.api.holidays.create(practice, RETREAT)
  await startSignedIn(practice)
  const list = new EditedListPage(page, 'holidays')
  await new OrganizationPage(page).open('holidays')
  await expect(list.lines).toHaveCount(1)

  await pressOn(page, list.add)
  await expect(list.name).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('Break')
  await pressOn(page, list.dialog.getByRole('radio', { name: 'One day' }), 'ArrowRight')
  await pressUntilFocused(page, list.dialog.getByRole('spinbutton', { name: /^month, First day/ }))
  await page.keyboard.type(`0527${YEAR}`)
  await pressUntilFocused(page, list.dialog.getByRole('spinbutton', { name: /^month, Last day/ }))
  await page.keyboard.type(`0528${YEAR}`)
  await pressOn(page, list.dialog.getByRole('radio', { name: 'All locations' }), 'ArrowRight')
  await pressOn(page, list.dialog.getByRole('checkbox', { name: location.name }), 'Space')
  await expectAccessible(page)
  await page.keyboard.press(SAVE)
  await expect(list.nameOf('Break')).toBeFocused()
  await expect(list.toast('Break added')).toBeVisible()
  await expect(list.lines.first()).toContainText('Break')
  await expect(list.line('Break')).toContainText(location.name)
  expect(await stored()).toMatchObject([
    { date: `${YEAR}-05-27`, endDate: `${YEAR}-05-28`, locations: [location.id] },
    { name: 'Retreat' },
  ])
  await expectAccessible(page)

  await chooseAction(page, list, 'Break', 'Edit')
  await pressUntilFocused(page, list.dialog.getByRole('button', { name: /Comes again/ }))
  await page.keyboard.press('Enter')
  await pressUntilFocused(page, page.getByRole('option', { name: 'Every year on May 27' }), {
    key: 'ArrowDown',
  })
  await page.keyboard.press('Enter')
  await expect(list.dialog.getByRole('button', { name: /Every year on May 27/ })).toBeFocused()
  await page.keyboard.press(SAVE)
  await expect(list.line('Break')).toContainText('Every year on May 27')
  await expect(list.actionsFor('Break')).toBeFocused()
  await expect(list.toast('Break saved')).toBeVisible()

  await chooseAction(page, list, 'Break', 'Delete')
  await expect(list.lines).toHaveCount(1)
  await expect(list.nameOf('Retreat')).toBeFocused()
  await pressInToast(page, list.undo)
  await expect(list.lines).toHaveCount(2)
  expect(await stored()).toHaveLength(2)
  await chooseAction(page, list, 'Retreat', 'Delete')
  await expect(list.nameOf('Break')).toBeFocused()
  await pressInToast(page, list.toast('Retreat deleted').getByRole('button', { name: 'Close' }))
  await expect.poll(async () => (await stored()).map(({ name }) => name)).toEqual(['Break'])
})

test('somebody else’s change meanwhile is shown beside one’s own, and theirs can be taken', async ({
  page,
  practice,
  startSignedIn,
}) => {
  const holiday = await practice.api.holidays.create(practice, RETREAT)
  await startSignedIn(practice)
  const list = new EditedListPage(page, 'holidays')
  await new OrganizationPage(page).open('holidays')
  await chooseAction(page, list, 'Retreat', 'Edit')
  await expect(list.name).toBeFocused()
  await practice.api.holidays.update(
    { practiceId: practice.practiceId, holidayId: holiday.id },
    { ...RETREAT, name: 'Theirs', version: holiday.version },
  )
  await typeInto(page, list.name, 'Mine')
  await page.keyboard.press(SAVE)
  await expect(list.alert).toContainText('Somebody else changed this holiday while you were editing')
  await expect(list.versions).toContainText('Theirs')
  await expectAccessible(page)
  await pressOn(page, page.getByRole('button', { name: 'Take theirs' }))
  await expect(list.name).toHaveValue('Theirs')
  await pressIn(page, list.dialog, 'Escape')
  await expect(list.dialog).toHaveCount(0)
  await expect(list.line('Theirs')).toBeVisible()
})
