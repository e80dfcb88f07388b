import { expectAccessible } from '../../core/accessibility'
import { pressOn, pressUntilFocused } from '../../core/keyboard'
import { expect, test } from '../../core/test'
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
