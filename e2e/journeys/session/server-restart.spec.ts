import { registerPractice } from '../../core/api-person'
import { clientInput } from '../../core/client-input'
import { copyDemo } from '../../core/copy-demo'
import { portToKeep } from '../../core/port-to-keep'
import { startApp, temporaryFolder } from '../../core/start-app'
import { expect, test } from '../../core/test'
import { ClientsPage } from '../../screens/ClientsPage'
import { SignInPage } from '../../screens/SignInPage'

/** The longest that a search which has failed waits before its next try. */
const LONGEST_WAIT_MS = 4_000
const UNREACHABLE = 'Oaklet can’t be reached'

test('a restart of the server ends no session, and what failed meanwhile says so and can be tried again', async ({
  browser,
}) => {
  test.slow()
  const folder = await temporaryFolder()
  const env = { ACCESS_TOKEN_LIFE_SECONDS: '62', PORT: await portToKeep() }
  const options = { dataDir: folder.path, env }
  await copyDemo(folder.path)
  const before = await startApp(options)
  const practice = await registerPractice(before, 'Restarted')
  await practice.api.clients.create(practice, clientInput('Keepsake'))
  const context = await browser.newContext({ baseURL: before.address })
  const page = await context.newPage()
  await page.goto('/login')
  await new SignInPage(page).signIn(practice.signedIn.user.email)
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/clients')
  const clients = new ClientsPage(page)
  await expect(clients.row('June Keepsake')).toBeVisible()
  const form = await context.newPage()
  await form.goto('/clients')
  const dialog = new ClientsPage(form)
  await dialog.newClient.first().click()
  await dialog.field('First name').fill('Over')
  await dialog.field('Last name').fill('Night')

  await page.clock.install()
  await before.stop()
  await dialog.save.click()
  await expect(dialog.dialog.getByRole('alert')).toContainText(UNREACHABLE)
  await clients.search.fill('Keep')
  const saysSo = async () => {
    await page.clock.runFor(LONGEST_WAIT_MS)
    return page.getByRole('alert').filter({ hasText: UNREACHABLE }).isVisible()
  }
  await expect.poll(saysSo, { message: 'the list says that its search failed' }).toBe(true)

  const after = await startApp(options)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(clients.row('June Keepsake')).toBeVisible()
  await dialog.save.click()
  await expect(dialog.heading).toHaveText('Over Night')
  await page.reload()
  await expect(clients.row('June Keepsake')).toBeVisible()
  await context.close()
  expect(await after.stop()).toBe(0)
  await folder.remove()
})
