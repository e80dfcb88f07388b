import { expectAccessible, expectNoSidewaysScroll } from '../../core/accessibility'
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

test('brings a person to where they were going', async ({ page }) => {
  await page.goto('/clients?status=active')
  const screen = new SignInPage(page)
  await expect(page).toHaveURL(/\/login/)
  await screen.signIn(DEMO_EMAILS.owner)
  await expect(page).toHaveURL(/\/clients\?status=active/)
})

test('sends a signed-in person on from /login, and an unknown address home', async ({
  page,
  signInByForm,
}) => {
  await signInByForm('owner')
  await page.goto('/login')
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/company/compliance')
  await expect(page).toHaveURL(/\/dashboard/)
})

test('says what a wrong password is, and keeps the e-mail', async ({ page }) => {
  const screen = new SignInPage(page)
  await page.goto('/login')
  await screen.signIn('nobody@oakwood.example', 'not-the-password')
  await expect(screen.alert).toBeVisible()
  await expect(screen.alert).not.toContainText(/exist|unknown|no account/i)
  await expect(screen.email).toHaveValue('nobody@oakwood.example')
  await expectAccessible(page)
})

test('makes a person wait who tries again at once', async ({ page }) => {
  const screen = new SignInPage(page)
  await page.goto('/login')
  await screen.signIn('hasty@oakwood.example', 'not-the-password')
  await expect(screen.alert).toBeVisible()
  // On a slow machine the first wait may have passed, and the next one is longer.
  await expect(async () => {
    await screen.password.fill('not-the-password')
    await screen.submit.click()
    await expect(screen.alert).toContainText(/Please wait \d+ seconds?/, { timeout: 1000 })
  }).toPass()
  await expectAccessible(page)
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

test('asks to sign in again when the session was ended elsewhere', async ({
  page,
  context,
  signInByForm,
}) => {
  await signInByForm('owner')
  await context.clearCookies()
  await page.evaluate(() => {
    localStorage.setItem('sessionExpiry', '0')
    localStorage.setItem('tokenTimestamp', '0')
  })
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await expect(new SignInPage(page).heading).toBeVisible()
})

test('the sign-in page is accessible, and fits a narrow and a zoomed screen', async ({ page }) => {
  await page.goto('/login')
  await expect(new SignInPage(page).heading).toBeVisible()
  await expect(page).toHaveTitle(/Sign in/)
  await expectAccessible(page)
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 860 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
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
