import { expectAccessible } from '../../core/accessibility'
import { pressOn, typeInto } from '../../core/keyboard'
import { nextMailedCode } from '../../core/outbox'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { MfaPage } from '../../screens/MfaPage'
import { RegisterPage } from '../../screens/RegisterPage'
import { SetupPage } from '../../screens/SetupPage'
import { SignInPage } from '../../screens/SignInPage'

const PASSWORD = 'four words in a row'
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test('opens a practice by keyboard alone, once the e-mail is confirmed, over a reload', async ({
  page,
  product,
}) => {
  const email = 'ada@marlow.example'
  const [register, mfa] = [new RegisterPage(page), new MfaPage(page)]
  await page.goto('/login')
  await pressOn(page, new SignInPage(page).createAccount)
  await expect(register.heading).toBeFocused()
  await expectAccessible(page)
  await typeInto(page, register.name, 'Ada Marlow')
  await typeInto(page, register.practiceName, 'Marlow Therapy')
  await typeInto(page, register.email, email)
  await typeInto(page, register.password, PASSWORD)
  await page.keyboard.press('Enter')

  await expect(mfa.confirmHeading).toBeFocused()
  await expect(page).toHaveTitle(/^Confirm your e-mail/)
  await expect(page.getByText(`We wrote to ${email}.`)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText(`We wrote to ${email}.`)).toBeVisible()
  const code = await nextMailedCode(product.dataDir, email)
  await typeInto(page, mfa.code, wrong(code))
  await page.keyboard.press('Enter')
  await expect(mfa.alert).toContainText('That is not the code. You have 4 tries left.')

  await page.goBack()
  await expect(register.practiceName).toHaveValue('Marlow Therapy')
  await expect(register.password).toHaveValue('')
  await page.goForward()
  await expect(mfa.confirmHeading).toBeVisible()
  await typeInto(page, mfa.code, code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/setup/)
  await expect(new SetupPage(page).nameHeading).toBeFocused()
  await page.goto('/dashboard')
  await expect(new Frame(page).heading).toHaveText(/, Ada/)
})
