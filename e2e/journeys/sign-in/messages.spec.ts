import { expectAccessible } from '../../core/accessibility'
import { watchAnnouncements } from '../../core/announcements'
import { DEMO_EMAILS, DEMO_PASSWORD } from '../../core/demo'
import { typeInto } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { MfaPage } from '../../screens/MfaPage'
import { SignInPage } from '../../screens/SignInPage'

/** Longer than any pause before the fifth failure, in milliseconds. */
const PAUSE_MS = 3_000

test('counts failures in the browser and on the server, and says each wait once', async ({ page }) => {
  await page.clock.install()
  const signIn = new SignInPage(page)
  await page.goto('/login')
  await typeInto(page, signIn.email, 'guesser@oakwood.example')
  await typeInto(page, signIn.password, 'not-the-password')
  const spoken = await watchAnnouncements(page)
  await page.keyboard.press('Enter')
  await expect(signIn.alert).toHaveText('The e-mail or the password is wrong.')
  await page.keyboard.press('Enter')
  await expect(signIn.alert).toContainText('Please wait 2 seconds before trying again')
  for (let failures = 2; failures <= 5; failures += 1) {
    await page.clock.fastForward(PAUSE_MS)
    const answered = page.waitForResponse('**/api/auth/login')
    await page.keyboard.press('Enter')
    expect((await answered).status()).toBe(401)
    await expect(signIn.submit).toBeVisible()
    await expect(signIn.alert).toHaveText('The e-mail or the password is wrong.')
  }
  await page.keyboard.press('Enter')
  await expect(signIn.alert).toContainText('Too many login attempts. Please wait 30 seconds.')
  await expect(page.getByText(/^\d+ s left$/)).toBeVisible()
  await expectAccessible(page)

  await page.clock.fastForward(31_000)
  await expect(signIn.alert).toBeHidden()
  await expect(page.getByRole('main')).toContainText('You can try again now.')
  await page.keyboard.press('Enter')
  await expect(signIn.alert).toContainText(/^Too many requests\. Please wait \d+ seconds\./)
  const words = await spoken()
  const count = (pattern: RegExp) => words.filter((text) => pattern.test(text)).length
  expect(count(/Too many login attempts/)).toBe(1)
  // After the two seconds at first, and after the thirty.
  expect(count(/^You can try again now\.$/)).toBe(2)
  expect(count(/^\d+ s left$/)).toBe(0)
})

test('the page for the code: one try fewer each time, the last one, and what to do then', async ({
  page,
}) => {
  const [signIn, mfa] = [new SignInPage(page), new MfaPage(page)]
  await page.goto('/login')
  await signIn.signIn(DEMO_EMAILS.mfa)
  await expect(mfa.heading).toBeVisible()
  await page.goBack()
  await expect(signIn.email).toHaveValue(DEMO_EMAILS.mfa)
  await page.goForward()
  await expect(mfa.heading).toBeVisible()
  for (const words of ['4 tries', '3 tries', '2 tries', 'one try']) {
    // A guess that is right once in a million runs.
    await mfa.code.fill('000000')
    await mfa.verify.click()
    await expect(mfa.alert).toContainText(`That is not the code. You have ${words} left.`)
  }
  await mfa.verify.click()
  await expect(mfa.alert).toContainText('That was the last try for this code. Please sign in again.')
  await mfa.verify.click()
  await expect(mfa.alert).toContainText('This code is no longer good. Please sign in again.')
  await expectAccessible(page)
  await mfa.backToSignIn.click()
  await expect(signIn.heading).toBeFocused()
  await signIn.password.fill(DEMO_PASSWORD)
  await signIn.submit.click()
  await expect(mfa.heading).toBeVisible()
})
