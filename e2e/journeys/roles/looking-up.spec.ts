import { chooseByTyping, pressUntilFocused } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { RolesPage } from '../../screens/RolesPage'

test('the roles are compared, and a person is looked up, by keyboard alone', async ({ page, signIn }) => {
  await signIn('manager')
  const roles = new RolesPage(page)
  await roles.open()
  await expect(roles.heading).toBeVisible()
  await expect(roles.newRole).toHaveCount(0)
  await pressUntilFocused(page, page.getByRole('tab', { name: 'Roles' }))
  await page.keyboard.press('ArrowRight')
  await expect(roles.comparison.getByRole('row', { name: 'Change roles' })).toContainText('Yes')
  await pressUntilFocused(page, roles.comparison.getByRole('row', { name: 'See clients' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(':focus')).toContainText('All')
  await pressUntilFocused(page, page.getByRole('tab', { name: 'Compare' }), { key: 'Shift+Tab' })
  await page.keyboard.press('ArrowRight')
  await chooseByTyping(page, roles.person, 'Noah')
  await expect(roles.part('Clients')).toContainText('Own clients, as Clinician (own clients)')
  await expect(page).toHaveURL(/section=person&person=/)
  await expect(roles.person).toBeFocused()
})
