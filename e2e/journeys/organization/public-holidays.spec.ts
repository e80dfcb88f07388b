import { expectAccessible, expectNoSidewaysScroll } from '../../core/accessibility'
import { pressOn, pressUntilFocused } from '../../core/keyboard'
import { runYear } from '../../core/run-clock'
import { expect, test } from '../../core/test'
import { EditedListPage } from '../../screens/EditedListPage'
import { OrganizationPage } from '../../screens/OrganizationPage'

const TITLE = 'Add public holidays'
const NEXT_YEAR = String(runYear() + 1)

test('a country’s public holidays are seen, chosen and added by keyboard alone, and not offered twice', async ({
  page,
  practice,
  signIn,
}) => {
  test.slow()
  const stored = async () => (await practice.api.holidays.list(practice)).map(({ name }) => name)
  await signIn(practice)
  const list = new EditedListPage(page, 'holidays')
  const open = page.getByRole('button', { name: TITLE })
  const dialog = page.getByRole('dialog', { name: TITLE })
  const tick = (name: string) => dialog.getByRole('checkbox', { name, exact: true })
  await new OrganizationPage(page).open('holidays')
  await pressOn(page, open)
  await expect(tick('Thanksgiving Day')).toBeVisible()
  await expectAccessible(page)

  const chooseNextYear = async () => {
    await pressOn(page, dialog.getByRole('button', { name: /Year/ }))
    await pressUntilFocused(page, page.getByRole('option', { name: NEXT_YEAR }), { key: 'ArrowDown' })
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText(`Dec 25, ${NEXT_YEAR}`)
  }
  await chooseNextYear()
  await expect(tick('Christmas Day')).toBeChecked()
  await pressOn(page, tick('Columbus Day'), 'Space')
  await expect(tick('Columbus Day')).not.toBeChecked()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await expect(list.line('Every year on December 25')).toContainText('Christmas Day')
  expect(await stored()).toContain('Thanksgiving Day')
  expect(await stored()).not.toContain('Columbus Day')

  await page.keyboard.press('Enter')
  await expect(tick('Christmas Day')).toBeVisible()
  await chooseNextYear()
  await expect(tick('Christmas Day')).not.toBeChecked()
  await expect(dialog).toContainText('You have “Christmas Day” then')
})
