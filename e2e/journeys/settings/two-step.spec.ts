import { expectAccessible } from '../../core/accessibility'
import { DEMO_PASSWORD } from '../../core/demo'
import { pressOn, pressUntilFocused, typeInto } from '../../core/keyboard'
import { mailTo, nextMailedCode } from '../../core/outbox'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { MfaPage } from '../../screens/MfaPage'
import { SettingsPage } from '../../screens/SettingsPage'
import { SignInPage } from '../../screens/SignInPage'

test('codes are switched on, asked for at the next sign-in, and switched off, by keyboard alone', async ({
  page,
  product,
  practice,
  startSignedIn,
}) => {
  const { email } = practice.signedIn.user
  const [settings, frame, mfa, login] = [
    new SettingsPage(page),
    new Frame(page),
    new MfaPage(page),
    new SignInPage(page),
  ]
  await startSignedIn(practice)
  await settings.open('two-step')
  await pressOn(page, settings.switchOn)
  await expect(settings.currentPassword).toBeFocused()
  await page.keyboard.type('not my password')
  await page.keyboard.press('Enter')
  await expect(settings.currentPassword).toHaveAccessibleDescription(/This is not your password/)
  await expectAccessible(page)
  await typeInto(page, settings.currentPassword, DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(settings.switchOff).toBeFocused()
  await expect(settings.toast('From your next sign-in on, we ask for a code')).toBeVisible()

  await pressOn(page, frame.account)
  await pressUntilFocused(page, frame.signOut, { key: 'ArrowDown' })
  await page.keyboard.press('Enter')
  await expect(login.heading).toBeVisible()
  const before = (await mailTo(product.dataDir, email)).length
  await typeInto(page, login.email, email)
  await typeInto(page, login.password, DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(mfa.heading).toBeVisible()
  await typeInto(page, mfa.code, await nextMailedCode(product.dataDir, email, before))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard/)

  await settings.open('two-step')
  await pressOn(page, settings.switchOff)
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(settings.switchOn).toBeFocused()
  await page.reload()
  await expect(settings.switchOn).toBeVisible()
})
