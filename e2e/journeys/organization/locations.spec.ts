import { expectAccessible } from '../../core/accessibility'
import { firstLocation } from '../../core/first-location'
import { pressInToast, pressOn, typeInto } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { chooseAction } from '../../screens/choose-action'
import { EditedListPage } from '../../screens/EditedListPage'
import { OrganizationPage } from '../../screens/OrganizationPage'

const SAVE = 'ControlOrMeta+Enter'

test('a location is added, changed, made the primary one, deleted and brought back by keyboard alone', async ({
  page,
  practice,
  startSignedIn,
}) => {
  test.slow()
  const stored = () => practice.api.locations.list(practice)
  const first = await firstLocation(practice)
  await startSignedIn(practice)
  const list = new EditedListPage(page, 'locations')
  await new OrganizationPage(page).open('locations')
  await expect(list.line(first.name)).toContainText('Primary')

  await pressOn(page, list.add)
  await expect(list.name).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('Annex')
  await typeInto(page, list.dialog.getByRole('textbox', { name: 'Fax' }), '518 555 0177')
  await pressOn(page, list.dialog.getByRole('radio', { name: 'The practice’s hours' }), 'ArrowDown')
  await expect(list.dialog.getByRole('radio', { name: 'Hours of its own' })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press(SAVE)
  await expect(list.nameOf('Annex')).toBeFocused()
  await expect(list.toast('Annex added')).toBeVisible()
  await expect(list.nameOf('Annex')).toBeFocused()
  await expect(list.line('Annex')).toContainText('(518) 555-0177')
  await expect(list.line('Annex')).toContainText('9:00 AM to 5:00 PM')
  expect(await stored()).toMatchObject([{}, { name: 'Annex', fax: '5185550177', isPrimary: false }])
  await expectAccessible(page)

  await chooseAction(page, list, 'Annex', 'Edit')
  await typeInto(page, list.name, 'Zebra House')
  await page.keyboard.press(SAVE)
  await expect(list.line('Zebra House')).toBeVisible()
  await expect(list.actionsFor('Zebra House')).toBeFocused()
  await expect(list.toast('Zebra House saved')).toBeVisible()

  await chooseAction(page, list, 'Zebra House', 'Make primary')
  await expect(list.lines.first()).toContainText('Zebra House')
  await expect(list.line('Zebra House')).toContainText('Primary')
  await expect(list.line(first.name)).not.toContainText('Primary')
  await expect.poll(async () => (await stored())[0]?.name).toBe('Zebra House')

  await chooseAction(page, list, first.name, 'Delete')
  await expect(list.lines).toHaveCount(1)
  await expect(list.nameOf('Zebra House')).toBeFocused()
  await expect(list.undo).toBeVisible()
  await expectAccessible(page)
  await pressInToast(page, list.undo)
  await expect(list.lines).toHaveCount(2)
  await expect(list.toast(`${first.name} is back`)).toBeVisible()
  expect((await stored()).map(({ id }) => id)).toContain(first.id)
})
