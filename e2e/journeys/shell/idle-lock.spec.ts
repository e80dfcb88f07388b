import { expectAccessible } from '../../core/accessibility'
import { clientInput } from '../../core/client-input'
import { expect, test } from '../../core/test'
import { leaveFor } from '../../core/leave-for'
import { ClientsPage } from '../../screens/ClientsPage'
import { SignInPage } from '../../screens/SignInPage'

const PASSWORD = 'oaklet-demo-2026'

test('a desk that was left is asked about, then locked with everything behind it, and unlocked by the keyboard', async ({
  page,
  practice,
  startSignedIn,
}) => {
  await practice.api.clients.create(practice, clientInput('Keepsake'))
  await startSignedIn(practice)
  await page.goto('/clients')
  const clients = new ClientsPage(page)
  await clients.newClient.first().click()
  await clients.field('First name').fill('Half')

  await leaveFor(page, 13)
  const question = page.getByRole('alertdialog', { name: 'Are you still there?' })
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(clients.field('First name')).toBeFocused()

  await leaveFor(page, 15)
  const curtain = page.getByRole('dialog', { name: 'Locked' })
  await expect(curtain).toBeVisible()
  await expect(page).toHaveTitle('Locked · Oaklet')
  await expect(page.getByText('Keepsake')).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expectAccessible(page)

  const password = page.getByLabel('Password', { exact: true })
  await page.keyboard.press('Escape')
  await expect(password).toBeFocused()
  await page.keyboard.type('not my password')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription(/This is not your password/)
  await password.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(curtain).toHaveCount(0)
  await expect(clients.field('First name')).toHaveValue('Half')
  await expect(clients.field('First name')).toBeFocused()
})

test('a locked page stays locked when it is loaded anew, in every tab, and can be left by signing out', async ({
  page,
  context,
  practice,
  signIn,
}) => {
  await practice.api.clients.create(practice, clientInput('Keepsake'))
  await signIn(practice)
  await leaveFor(page, 15)
  const curtain = page.getByRole('dialog', { name: 'Locked' })
  await expect(curtain).toBeVisible()
  const other = await context.newPage()
  const calls: string[] = []
  other.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await other.goto('/clients')
  await expect(other.getByRole('dialog', { name: 'Locked' })).toBeVisible()
  expect(calls.filter((path) => path.includes('/practices/'))).toEqual([])
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(new SignInPage(other).heading).toBeVisible()
  await expect(new SignInPage(page).heading).toBeVisible()
})
