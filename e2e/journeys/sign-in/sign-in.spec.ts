import { expectAccessible } from '../../core/accessibility'
import { DEMO_EMAILS, DEMO_PASSWORD } from '../../core/demo'
import { typeInto } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { Frame } from '../../screens/Frame'
import { SignInPage } from '../../screens/SignInPage'

test('signs in, and again after a reload', async ({ page, signInByForm }) => {
  await signInByForm('owner')
  await expect(new Frame(page).heading).toHaveText(/^Good (morning|afternoon|evening), Olivia/)
  await page.reload()
  await expect(new Frame(page).heading).toHaveText(/^Good (morning|afternoon|evening), Olivia/)
})

test('signs out from the account menu, in every tab, and the way back is closed', async ({
  page,
  context,
  signInByForm,
}) => {
  await signInByForm('owner')
  const other = await context.newPage()
  await other.goto('/clients')
  await expect(new Frame(other).heading).toHaveText('Clients')

  const frame = new Frame(page)
  await frame.linkTo('Clients').click()
  await expect(frame.heading).toHaveText('Clients')
  await frame.account.click()
  await frame.signOut.click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  await page.goBack()
  await expect(new SignInPage(page).heading).toBeVisible()
})

test('offline before anything was sent, says so, keeps what was typed, and signs in once back', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Network error/)
  const signIn = new SignInPage(page)
  await page.goto('/login')
  await untilQuiet(page)
  await typeInto(page, signIn.email, DEMO_EMAILS.owner)
  await typeInto(page, signIn.password, DEMO_PASSWORD)
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(signIn.alert).toContainText('Login failed. Oaklet can’t be reached right now.')
  await expect(signIn.email).toHaveValue(DEMO_EMAILS.owner)
  await expect(signIn.password).toHaveValue(DEMO_PASSWORD)
  await expectAccessible(page)
  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard/)
})
