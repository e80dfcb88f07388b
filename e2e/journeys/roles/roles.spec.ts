import { expectAccessible } from '../../core/accessibility'
import { addColleague, addRole, roleNamed } from '../../core/colleague'
import { pressIn, pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { RolesPage } from '../../screens/RolesPage'

test('a built-in role is copied, and the copy narrowed, by keyboard alone', async ({
  page,
  practice,
  signIn,
}) => {
  await signIn(practice)
  const roles = new RolesPage(page)
  await pressOn(page, new Frame(page).linkTo('Roles & Permissions'))
  await expect(roles.heading).toBeFocused()
  await expect(roles.row('Owner')).toContainText('Wanda Marsh')
  await expectAccessible(page)
  await pressUntilFocused(page, roles.link('Scheduler'))
  await page.keyboard.press('Enter')
  await expect(roles.headingOf('Scheduler')).toBeFocused()
  await expect(page.getByText('This is a built-in role, and stays as it is')).toBeVisible()
  await expectAccessible(page)

  await pressOn(page, roles.copy)
  await expect(roles.newHeading).toBeFocused()
  await typeInto(page, roles.name, ' ')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'One thing needs your attention' })).toBeFocused()
  await expectAccessible(page)
  await typeInto(page, roles.name, 'Night desk')
  await pressUntilFocused(page, roles.answer('See clients', 'All clients'))
  await page.keyboard.press('ArrowLeft')
  await expect(roles.answer('See clients', 'Own clients')).toBeChecked()
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(roles.headingOf('Night desk')).toBeFocused()
  await expect(roles.toast('Night desk added')).toBeVisible()
  const added = await roleNamed(practice, 'Night desk')
  expect(added.permissions).toEqual([
    'clients:view:own',
    'clients:write',
    'appointments:view',
    'appointments:write',
    'files:view',
    'files:write',
    'onboarding:send',
    'onboarding:review',
  ])

  await pressOn(page, roles.remove)
  await expect(roles.keep).toBeFocused()
  await expectAccessible(page)
  await pressOn(page, roles.confirmRemoval)
  await expect(roles.heading).toBeFocused()
  await expect(roles.toast('Night desk deleted')).toBeVisible()
  await expect(roles.row('Night desk')).toHaveCount(0)
})

test('who gains or loses what is told before it is saved, and counts from their next call', async ({
  page,
  practice,
  product,
  startSignedIn,
}) => {
  const desk = await addRole(practice, {
    name: 'Desk',
    description: '',
    permissions: ['clients:view', 'appointments:view'],
  })
  const ivy = await addColleague(product, practice, { name: 'Ivy Park', roleIds: [desk.id] })
  const clients = () => ivy.api.clients.list({ practiceId: ivy.practiceId }, {})
  expect(await clients()).toMatchObject({ total: 0 })
  await startSignedIn(practice)
  const roles = new RolesPage(page)
  await roles.open(`?role=${desk.id}`)
  await expect(roles.part('Who holds it')).toContainText('Ivy Park.')
  await expect(roles.remove).toHaveCount(0)
  await pressUntilFocused(page, roles.answer('See clients', 'All clients'))
  await page.keyboard.press('ArrowRight')
  await expect(roles.answer('See clients', 'No')).toBeChecked()
  await pressOn(page, roles.save)
  await expect(roles.preview).toContainText('Ivy Park')
  await expect(roles.preview.getByRole('listitem')).toHaveText(['See clients'])
  await expectAccessible(page)
  await pressIn(page, roles.preview, 'Escape')
  await expect(roles.save).toBeFocused()
  expect(await clients()).toMatchObject({ total: 0 })

  await page.keyboard.press('Enter')
  await pressOn(page, roles.savePreviewed)
  await expect(roles.toast('Desk saved')).toBeVisible()
  await expect(roles.save).toBeFocused()
  await expect(clients()).rejects.toMatchObject({ code: 'forbidden' })
})
