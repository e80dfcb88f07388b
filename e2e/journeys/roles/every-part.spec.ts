import { expectAccessible, expectNoSidewaysScroll } from '../../core/accessibility'
import { addRole, roleNamed } from '../../core/colleague'
import { chooseByTyping, pressOn, pressUntilFocused } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { untilNothingLoads } from '../../core/until-nothing-loads'
import { Frame } from '../../screens/Frame'
import { RolesPage } from '../../screens/RolesPage'

test('every part is accessible, fits a narrow screen, and keeps its words in forced colours', async ({
  page,
  practice,
  signIn,
}) => {
  test.slow()
  const [biller, desk] = [
    await roleNamed(practice, 'Biller'),
    await addRole(practice, { name: 'Desk', description: '', permissions: ['clients:view'] }),
  ]
  const me = practice.signedIn.user.staffId ?? ''
  await signIn(practice)
  const parts = ['', '?section=compare', `?section=person&person=${me}`, '?new=1']
  for (const part of [...parts, `?role=${biller.id}`, `?role=${desk.id}`]) {
    await page.setViewportSize({ width: 1280, height: 860 })
    await new RolesPage(page).open(part)
    await expect(new Frame(page).heading).toBeVisible()
    await untilNothingLoads(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const words = await page.getByRole('main').ariaSnapshot()
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await page.getByRole('main').ariaSnapshot()).toBe(words)
    await expectAccessible(page)
    await page.emulateMedia({ forcedColors: 'none' })
  }
})

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

test('who changes neither roles nor staff reads what they may do', async ({ page, signIn }) => {
  await signIn('scheduler')
  const roles = new RolesPage(page)
  await pressOn(page, new Frame(page).linkTo('Roles & Permissions'))
  await expect(roles.heading).toBeFocused()
  await expect(roles.part('Appointments')).toContainText('All clients, as Scheduler')
  await expect(roles.part('Not allowed')).toContainText('Change roles')
  await expectAccessible(page)
})

test('the roles that can’t be loaded say so, and can be tried again', async ({ page, problems, signIn }) => {
  problems.expect(/net::ERR_|Network error/)
  await signIn('manager')
  const roles = new RolesPage(page)
  await page.route('**/api/v1/organizations/*/roles', (route) => route.abort('connectionrefused'))
  await roles.open()
  // It is tried three more times first.
  await expect(roles.alert).toContainText('Failed to load roles')
  await expectAccessible(page)
  await page.unroute('**/api/v1/organizations/*/roles')
  await pressOn(page, page.getByRole('button', { name: 'Try again' }))
  await expect(roles.row('Biller')).toBeVisible()
})
