import type { Page } from '@playwright/test'
import { registerPractice } from '../../core/api-person'
import { clientInput } from '../../core/client-input'
import { copyDemo } from '../../core/copy-demo'
import { untilDrawn } from '../../core/press-when-drawn'
import { portToKeep } from '../../core/port-to-keep'
import { startApp, temporaryFolder } from '../../core/start-app'
import { expect, test } from '../../core/test'
import { ClientsPage } from '../../screens/ClientsPage'
import { SignInPage } from '../../screens/SignInPage'

/** How long a search that has failed waits before each of its next tries. */
const TRIED_AGAIN_AFTER_MS = [1_000, 2_000, 4_000]

/** Does what begins a search that fails, and puts the page's clock on to each of its next tries. */
async function searchInVain(page: Page, search: () => Promise<void>): Promise<void> {
  const failure = () =>
    page.waitForEvent('requestfailed', (request) => new URL(request.url()).searchParams.has('q'))
  let failed = failure()
  await search()
  for (const ms of TRIED_AGAIN_AFTER_MS) {
    await failed
    failed = failure()
    await untilDrawn(page)
    await page.clock.runFor(ms)
  }
  await failed
}

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
  await expect(dialog.dialog.getByRole('alert')).toContainText('Oaklet can’t be reached')
  await searchInVain(page, () => clients.search.fill('Keep'))
  await expect(page.getByRole('alert')).toContainText('Oaklet can’t be reached')

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
