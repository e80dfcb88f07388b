import { expectAccessible } from '../../core/accessibility'
import { DEMO_EMAILS, DEMO_PASSWORD } from '../../core/demo'
import { pressOn, typeInto } from '../../core/keyboard'
import { mailedCode, mailTo } from '../../core/outbox'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { MfaPage } from '../../screens/MfaPage'
import { SignInPage } from '../../screens/SignInPage'

test('signs in with a mailed code by keyboard alone, and goes where they were going', async ({
  page,
  product,
}) => {
  const [signIn, mfa] = [new SignInPage(page), new MfaPage(page)]
  await page.goto('/clients?status=active')
  await expect(signIn.heading).toBeVisible()
  await typeInto(page, signIn.email, DEMO_EMAILS.mfa)
  await typeInto(page, signIn.password, DEMO_PASSWORD)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/mfa-verification$/)
  await expect(page).toHaveTitle(/^Check your e-mail/)
  await expect(mfa.heading).toBeFocused()
  await expectAccessible(page)
  await expect(mfa.code).toHaveAttribute('autocomplete', 'one-time-code')

  const code = await mailedCode(product.dataDir, DEMO_EMAILS.mfa)
  await typeInto(page, mfa.code, code === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(mfa.alert).toContainText('That is not the code. You have 4 tries left.')
  await expectAccessible(page)

  const sent = (await mailTo(product.dataDir, DEMO_EMAILS.mfa)).length
  await pressOn(page, mfa.sendNew)
  await expect(mfa.sendNew).toBeFocused()
  expect(await mailTo(product.dataDir, DEMO_EMAILS.mfa)).toHaveLength(sent)

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(mfa.code).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/clients\?status=active$/)
  await page.reload()
  await expect(new Frame(page).heading).toHaveText('Clients')
})

test('a reload goes on waiting for the code; going back and loading that page begins anew', async ({
  page,
  product,
}) => {
  const [signIn, mfa] = [new SignInPage(page), new MfaPage(page)]
  await page.goto('/clients')
  await signIn.signIn(DEMO_EMAILS.mfa)
  await expect(mfa.heading).toBeVisible()
  await page.reload()
  await expect(mfa.heading).toBeVisible()
  await mfa.backToSignIn.click()
  await expect(signIn.heading).toBeVisible()
  await page.reload()
  await expect(signIn.email).toHaveValue(DEMO_EMAILS.mfa)
  await page.goto('/mfa-verification')
  await expect(signIn.heading).toBeVisible()

  await page.goto('/clients')
  await signIn.signIn(DEMO_EMAILS.mfa)
  await expect(mfa.heading).toBeVisible()
  await page.reload()
  await mfa.code.fill(await mailedCode(product.dataDir, DEMO_EMAILS.mfa))
  await mfa.verify.click()
  await expect(page).toHaveURL(/\/clients$/)
})

test('a reload after the last try begins the sign-in anew', async ({ page }) => {
  const [signIn, mfa] = [new SignInPage(page), new MfaPage(page)]
  await page.goto('/login')
  await signIn.signIn(DEMO_EMAILS.mfa)
  for (const words of [/4 tries left/, /3 tries left/, /2 tries left/, /one try left/, /the last try/]) {
    await mfa.code.fill('000000')
    await mfa.verify.click()
    await expect(mfa.alert).toContainText(words)
  }
  await page.reload()
  await expect(signIn.heading).toBeVisible()
})

test('a tab that waits for a code is taken along by another one that signs in', async ({ page, context }) => {
  await page.goto('/login')
  await new SignInPage(page).signIn(DEMO_EMAILS.mfa)
  await expect(new MfaPage(page).heading).toBeVisible()
  const other = await context.newPage()
  await other.goto('/login')
  await new SignInPage(other).signIn(DEMO_EMAILS.scheduler)
  await expect(other).toHaveURL(/\/dashboard/)
  await expect(page).toHaveURL(/\/dashboard/)
})
