import { expectAccessible } from '../../core/accessibility'
import { watchAnnouncements } from '../../core/announcements'
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
