import {
  expectAccessible,
  expectAccessibleInForcedColors,
  expectNoSidewaysScroll,
} from '../../core/accessibility'
import { watchAnnouncements } from '../../core/announcements'
import { DEMO_PASSWORD } from '../../core/demo'
import { pressOn, typeInto } from '../../core/keyboard'
import { mailTo, nextMailedCode } from '../../core/outbox'
import { expect, test } from '../../core/test'
import { ForgotPasswordPage } from '../../screens/ForgotPasswordPage'
import { SignInPage } from '../../screens/SignInPage'

const NEW_PASSWORD = 'four words in a row'
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test('sets a new password with a mailed code by keyboard alone, over a wrong code and a reload', async ({
  page,
  product,
  practice,
}) => {
  const { email } = practice.signedIn.user
  const [signIn, forgot] = [new SignInPage(page), new ForgotPasswordPage(page)]
  await page.goto('/clients')
  await expect(signIn.heading).toBeVisible()
  await pressOn(page, signIn.forgotPassword)
  await expect(forgot.heading).toBeFocused()
  await expect(page).toHaveTitle(/^Forgot your password\?/)
  await expectAccessible(page)

  const spoken = await watchAnnouncements(page)
  const before = (await mailTo(product.dataDir, email)).length
  await typeInto(page, forgot.email, email)
  await page.keyboard.press('Enter')
  await expect(forgot.newPasswordHeading).toBeFocused()
  const sentence = `If there is an account for ${email}, a code is on its way to it. It is good for 10 minutes.`
  expect((await spoken()).filter((words) => words === sentence)).toHaveLength(1)
  await expectAccessible(page)

  const code = await nextMailedCode(product.dataDir, email, before)
  await typeInto(page, forgot.code, wrong(code))
  await typeInto(page, forgot.newPassword, NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(forgot.alert).toContainText('That is not the code. You have 4 tries left.')
  await expectAccessible(page)

  await page.reload()
  await expect(forgot.newPasswordHeading).toBeVisible()
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
  await typeInto(page, forgot.code, code)
  await typeInto(page, forgot.newPassword, NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(signIn.heading).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Your password was changed. Sign in with the new one.')
  await expect(signIn.email).toHaveValue(email)
  await expectAccessible(page)

  await typeInto(page, signIn.password, NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/clients/)
  await expect(practice.api.clients.list(practice)).rejects.toMatchObject({ status: 401 })
})

test('says the same, step by step, for an e-mail that nobody has, and mails it nothing', async ({
  page,
  product,
}) => {
  const email = 'nobody-at-all@oakwood.example'
  const forgot = new ForgotPasswordPage(page)
  await page.goto('/forgot-password')
  await forgot.email.fill(email)
  await forgot.sendCode.click()
  await expect(page.getByRole('main')).toContainText(
    `If there is an account for ${email}, a code is on its way`,
  )
  await forgot.newPassword.fill(NEW_PASSWORD)
  for (const words of ['4 tries', '3 tries', '2 tries', 'one try']) {
    await forgot.code.fill('123456')
    await forgot.setPassword.click()
    await expect(forgot.alert).toContainText(`That is not the code. You have ${words} left.`)
  }
  await forgot.setPassword.click()
  await expect(forgot.alert).toContainText('That was the last try for this code. Please ask for a new one.')
  await forgot.setPassword.click()
  await expect(forgot.alert).toContainText('This code is no longer good. Please ask for a new one.')
  expect(await mailTo(product.dataDir, email)).toEqual([])
})

test('refuses a common password at its field, and keeps the code', async ({ page, product, practice }) => {
  const { email } = practice.signedIn.user
  const forgot = new ForgotPasswordPage(page)
  await page.goto('/forgot-password')
  const before = (await mailTo(product.dataDir, email)).length
  await forgot.email.fill(email)
  await forgot.sendCode.click()
  const code = await nextMailedCode(product.dataDir, email, before)
  await forgot.code.fill(code)
  await forgot.newPassword.fill('qwertyuiop123')
  await forgot.setPassword.click()
  await expect(page.getByRole('group', { name: 'One thing needs your attention' })).toBeFocused()
  await expect(forgot.newPassword).toHaveAccessibleDescription(/among the most common/)
  await expectAccessible(page)
  await forgot.newPassword.fill(NEW_PASSWORD)
  await forgot.setPassword.click()
  await expect(new SignInPage(page).heading).toBeVisible()
})

test('holds a second code back for 30 s, and says so once', async ({ page }) => {
  await page.clock.install()
  const forgot = new ForgotPasswordPage(page)
  await page.goto('/forgot-password')
  await forgot.email.fill('patient@oakwood.example')
  await forgot.sendCode.click()
  await expect(forgot.newPasswordHeading).toBeVisible()
  const spoken = await watchAnnouncements(page)
  await pressOn(page, forgot.sendNew)
  await expect
    .poll(spoken)
    .toContainEqual(expect.stringMatching(/You can ask for a new one in \d+ seconds\.$/))
  await page.clock.fastForward(31_000)
  await expect(page.getByText(/You can ask for a new one in \d+ s\./)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect.poll(spoken).toContainEqual(expect.stringMatching(/^If there is an account for patient@/))
  await expect(forgot.sendNew).toBeFocused()
  expect((await spoken()).filter((words) => /in \d+ seconds/.test(words))).toHaveLength(1)
})

test('its two steps fit a narrow and a zoomed screen, and keep their words in forced colours', async ({
  page,
}) => {
  const forgot = new ForgotPasswordPage(page)
  for (const [path, heading] of [
    ['/forgot-password', forgot.heading],
    ['/forgot-password?step=code', forgot.newPasswordHeading],
  ] as const) {
    await page.goto(path)
    await expect(heading).toBeVisible()
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 860 })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
    await expectAccessibleInForcedColors(page)
  }
  await expect(forgot.email).toBeVisible()
})

test('the old password opens nothing any more', async ({ page, product, practice }) => {
  const { email } = practice.signedIn.user
  const [signIn, forgot] = [new SignInPage(page), new ForgotPasswordPage(page)]
  const before = (await mailTo(product.dataDir, email)).length
  await page.goto('/forgot-password')
  await forgot.email.fill(email)
  await forgot.sendCode.click()
  await forgot.code.fill(await nextMailedCode(product.dataDir, email, before))
  await forgot.newPassword.fill(NEW_PASSWORD)
  await forgot.setPassword.click()
  await expect(signIn.heading).toBeVisible()
  await signIn.signIn(email, DEMO_PASSWORD)
  await expect(signIn.alert).toContainText('The e-mail or the password is wrong.')
})
