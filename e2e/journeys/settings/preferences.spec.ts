import { pressOn, pressUntilFocused } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { SettingsPage } from '../../screens/SettingsPage'
import { SignInPage } from '../../screens/SignInPage'

test('the size is remembered after a reload and on another device, and gone for the next person', async ({
  browser,
  page,
  product,
  practice,
  signIn,
  startSignedIn,
}) => {
  await startSignedIn(practice)
  const settings = new SettingsPage(page)
  await settings.open('display')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await pressUntilFocused(page, settings.size('Comfortable'))
  await page.keyboard.press('ArrowDown')
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(settings.size('Compact')).toBeChecked()
  await expect(page.locator('[data-density=compact]').first()).toBeAttached()

  const context = await browser.newContext({ baseURL: product.address })
  const other = await context.newPage()
  await other.goto('/login')
  await new SignInPage(other).signIn(practice.signedIn.user.email)
  await expect(other.locator('[data-density=compact]').first()).toBeAttached()
  await context.close()

  const frame = new Frame(page)
  await pressOn(page, frame.account)
  await pressUntilFocused(page, frame.signOut, { key: 'ArrowDown' })
  await page.keyboard.press('Enter')
  await signIn('otherOwner')
  await expect(page.locator('[data-density=compact]')).toHaveCount(0)
})
