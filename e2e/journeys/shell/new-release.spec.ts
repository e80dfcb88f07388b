import { join } from 'node:path'
import { registerPractice } from '../../core/api-person'
import { copyBuild } from '../../core/copy-build'
import { startApp, temporaryFolder } from '../../core/start-app'
import { expect, test } from '../../core/test'
import { ClientsPage } from '../../screens/ClientsPage'
import { Frame } from '../../screens/Frame'
import { SignInPage } from '../../screens/SignInPage'

test('after a new release an open tab brings itself up to date on the way to its next screen, and keeps a form until asked', async ({
  browser,
}) => {
  test.slow()
  const folder = await temporaryFolder()
  const [first, second] = [join(folder.path, 'first'), join(folder.path, 'second')]
  await copyBuild(first, 'first')
  await copyBuild(second, 'second')
  const options = { dataDir: join(folder.path, 'data'), args: ['--empty'] }
  const before = await startApp({ ...options, env: { OAKLET_WEB_DIST: first } })
  const practice = await registerPractice(before, 'Released')
  const context = await browser.newContext({ baseURL: before.address })
  const [page, form] = [await context.newPage(), await context.newPage()]
  await page.goto('/login')
  await new SignInPage(page).signIn(practice.signedIn.user.email)
  await expect(page).toHaveURL(/\/dashboard/)
  await form.goto('/clients')
  const clients = new ClientsPage(form)
  await expect(clients.newClient.first()).toBeVisible()

  await before.stop()
  const after = await startApp({
    ...options,
    env: { OAKLET_WEB_DIST: second, PORT: new URL(before.address).port },
  })

  const reloads: string[] = []
  page.on('domcontentloaded', () => reloads.push(page.url()))
  const frame = new Frame(page)
  await frame.linkTo('Billing').focus()
  await page.keyboard.press('Enter')
  await expect(frame.heading).toHaveText('Invoices')
  expect(reloads.map((url) => new URL(url).pathname)).toEqual(['/billing/invoices'])

  await clients.newClient.first().click()
  await expect(form.getByText('Oaklet was updated while this page was open.')).toBeVisible()
  await form.getByRole('button', { name: 'Reload Page' }).click()
  await clients.newClient.first().click()
  await expect(clients.field('First name')).toBeVisible()

  await context.close()
  expect(await after.stop()).toBe(0)
  await folder.remove()
})
