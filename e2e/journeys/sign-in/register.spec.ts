import { expectAccessible, expectNoSidewaysScroll } from '../../core/accessibility'
import { DEMO_EMAILS } from '../../core/demo'
import { pressOn, typeInto } from '../../core/keyboard'
import { mailTo, nextMail, nextMailedCode } from '../../core/outbox'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { MfaPage } from '../../screens/MfaPage'
import { RegisterPage } from '../../screens/RegisterPage'
import { SetupPage } from '../../screens/SetupPage'
import { SignInPage } from '../../screens/SignInPage'

const PASSWORD = 'four words in a row'
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

async function fill(register: RegisterPage, email: string) {
  await register.name.fill('Ada Marlow')
  await register.practiceName.fill('Marlow Therapy')
  await register.email.fill(email)
  await register.password.fill(PASSWORD)
  await register.password.press('Enter')
}

test('opens a practice by keyboard alone, once the e-mail is confirmed', async ({ page, product }) => {
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

test('tells somebody with an account by mail alone, and no code is ever right', async ({ page, product }) => {
  const email = DEMO_EMAILS.readonly
  const mfa = new MfaPage(page)
  const before = (await mailTo(product.dataDir, email)).length
  await page.goto('/register')
  await fill(new RegisterPage(page), email)
  await expect(mfa.confirmHeading).toBeVisible()
  await expect(page.getByText(`We wrote to ${email}.`)).toBeVisible()
  const mail = await nextMail(product.dataDir, email, before)
  expect(mail).toContain('Subject: You already have an Oaklet account')
  expect(mail).not.toMatch(/^ *\d{6}\r$/m)
  for (const words of ['4 tries', '3 tries', '2 tries', 'one try']) {
    await mfa.code.fill('123456')
    await mfa.confirm.click()
    await expect(mfa.alert).toContainText(`That is not the code. You have ${words} left.`)
  }
  await mfa.confirm.click()
  await expect(mfa.alert).toContainText(
    'That was the last try for this code. Please create your account again.',
  )
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(new SignInPage(page).heading).toBeFocused()
})

test('a reload of the page for the code goes on waiting for it', async ({ page, product }) => {
  const [email, mfa] = ['reloaded@marlow.example', new MfaPage(page)]
  await page.goto('/register')
  await fill(new RegisterPage(page), email)
  await expect(mfa.confirmHeading).toBeVisible()
  await page.reload()
  await expect(page.getByText(`We wrote to ${email}.`)).toBeVisible()
  await mfa.code.fill(await nextMailedCode(product.dataDir, email))
  await mfa.confirm.click()
  await expect(page).toHaveURL(/\/setup/)
})

test('says what is missing, and what the server refuses at its field', async ({ page }) => {
  const register = new RegisterPage(page)
  await page.goto('/register')
  await register.name.press('Enter')
  await expect(page.getByRole('group', { name: '4 things need your attention' })).toBeFocused()
  await expectAccessible(page)
  await fill(register, 'common@marlow.example')
  await expect(new MfaPage(page).confirmHeading).toBeVisible()
  await page.goBack()
  await register.password.fill('qwertyuiop123')
  await register.password.press('Enter')
  await expect(register.password).toHaveAccessibleDescription(/among the most common/)
})

test('its two pages fit a narrow and a zoomed screen', async ({ page }) => {
  const register = new RegisterPage(page)
  const expectFit = async () => {
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 860 })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  }
  await page.goto('/register')
  await expect(register.heading).toBeVisible()
  await expectFit()
  await fill(register, 'somebody-with-a-rather-long-name@a-practice-of-many-words.example')
  await expect(new MfaPage(page).confirmHeading).toBeVisible()
  await expectFit()
})
