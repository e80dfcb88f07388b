import { expectAccessible } from '../../core/accessibility'
import { DEMO_PASSWORD } from '../../core/demo'
import { typeInto } from '../../core/keyboard'
import { nextMail, mailTo } from '../../core/outbox'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { SettingsPage } from '../../screens/SettingsPage'
import { SignInPage } from '../../screens/SignInPage'

const NEW_PASSWORD = 'four words in a row'

test('a new password signs the other browser out with the reason, and the one before is refused', async ({
  browser,
  page,
  product,
  practice,
  signIn,
}) => {
  const { email } = practice.signedIn.user
  const elsewhere = await browser.newContext({ baseURL: product.address })
  const other = await elsewhere.newPage()
  await other.goto('/login')
  await new SignInPage(other).signIn(email)
  await expect(other).toHaveURL(/\/dashboard/)

  await signIn(practice)
  const settings = new SettingsPage(page)
  await expect(new Frame(page).navigation).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(settings.heading).toBeFocused()
  await settings.open('password')
  await typeInto(page, settings.currentPassword, 'not my password')
  await typeInto(page, settings.newPassword, NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(settings.currentPassword).toHaveAccessibleDescription(/This is not your password/)
  await expect(settings.newPassword).toHaveValue(NEW_PASSWORD)
  await expectAccessible(page)

  const before = (await mailTo(product.dataDir, email)).length
  await typeInto(page, settings.currentPassword, DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  // The practice's own call over the API was a device as well.
  await expect(settings.toast('Password changed. 2 other devices were signed out')).toBeVisible()
  expect(await nextMail(product.dataDir, email, before)).toContain(
    'Subject: Your Oaklet password was changed',
  )

  await new Frame(other).linkTo('Clients').click()
  await expect(new SignInPage(other).heading).toBeVisible()
  await expect(other.locator('#root').getByText(/because your session ended/)).toBeVisible()
  await new SignInPage(other).signIn(email)
  await expect(new SignInPage(other).alert).toContainText('The e-mail or the password is wrong')
  await elsewhere.close()

  await page.reload()
  await expect(settings.heading).toBeVisible()
  const third = await browser.newContext({ baseURL: product.address })
  const again = await third.newPage()
  await again.goto('/login')
  await new SignInPage(again).signIn(email, NEW_PASSWORD)
  await expect(again).toHaveURL(/\/dashboard/)
  await third.close()
})
