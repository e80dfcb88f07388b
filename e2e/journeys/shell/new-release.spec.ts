import { join } from 'node:path'
import { registerPractice } from '../../core/api-person'
import { copyBuild } from '../../core/copy-build'
import { copyDemo } from '../../core/copy-demo'
import { pressIn } from '../../core/keyboard'
import { portToKeep } from '../../core/port-to-keep'
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
  const options = { dataDir: join(folder.path, 'data') }
  await copyDemo(options.dataDir)
  const PORT = await portToKeep()
  const before = await startApp({ ...options, env: { OAKLET_WEB_DIST: first, PORT } })
  const practice = await registerPractice(before, 'Released')
  const context = await browser.newContext({ baseURL: before.address })
  const [page, form] = [await context.newPage(), await context.newPage()]
  await page.goto('/login')
  await new SignInPage(page).signIn(practice.signedIn.user.email)
  await expect(page).toHaveURL(/\/dashboard/)
  await form.goto('/clients')
  const clients = new ClientsPage(form)
  await expect(clients.newClient.first()).toBeVisible()
  // A tab that has been open for a while has what every dialog is made of.
  await form.keyboard.press('?')
  await expect(form.getByRole('dialog')).toBeVisible()
  await pressIn(form, form.getByRole('dialog'), 'Escape')
  await expect(form.getByRole('dialog')).toBeHidden()

  // Another browser has them still to come: nothing of them reaches it.
  const elsewhere = await browser.newContext({ baseURL: before.address })
  const young = await elsewhere.newPage()
  await young.route(/\/assets\/(Dialog|DialogOverlay)-[^/]*\.js$/, (route) => route.abort())
  await young.goto('/login')
  await new SignInPage(young).signIn(practice.signedIn.user.email)
  await expect(young).toHaveURL(/\/dashboard/)

  await before.stop()
  const after = await startApp({ ...options, env: { OAKLET_WEB_DIST: second, PORT } })

  const reloads: string[] = []
  page.on('domcontentloaded', () => reloads.push(page.url()))
  const frame = new Frame(page)
  await frame.linkTo('Billing').focus()
  await page.keyboard.press('Enter')
  await expect(frame.heading).toHaveText('Billing')
  expect(reloads.map((url) => new URL(url).pathname)).toEqual(['/billing'])

  await clients.newClient.first().click()
  await expect(clients.dialog).toContainText('Oaklet was updated while this page was open.')
  await clients.inDialog('Reload Page').click()
  await clients.newClient.first().click()
  await expect(clients.field('First name')).toBeVisible()

  await young.unrouteAll()
  await young.keyboard.press('?')
  const notice = young.getByText('Oaklet was updated while this page was open.')
  await expect(notice).toBeVisible()
  await young.getByRole('button', { name: 'Reload Page' }).click()
  await expect(notice).toBeHidden()
  await expect(new Frame(young).account).toBeVisible()
  await young.keyboard.press('?')
  await expect(young.getByRole('dialog')).toBeVisible()

  await Promise.all([context.close(), elsewhere.close()])
  expect(await after.stop()).toBe(0)
  await folder.remove()
})
