import { pressIn, pressOn, pressUntilFocused } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { SearchBox } from '../../screens/SearchBox'
import { SettingsPage } from '../../screens/SettingsPage'
import { SignInPage } from '../../screens/SignInPage'

test('single letters do nothing once they are switched off, after a reload too, and work again', async ({
  page,
  practice,
  startSignedIn,
}) => {
  await startSignedIn(practice)
  const settings = new SettingsPage(page)
  await settings.open('keyboard')
  const goToCalendar = async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('c')
  }
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await pressOn(page, settings.shortcuts, 'Space')
  await expect(settings.shortcuts).not.toBeChecked()
  await goToCalendar()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(settings.shortcuts).not.toBeChecked()
  await page.keyboard.press('?')
  await goToCalendar()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/settings/)
  await page.keyboard.press('ControlOrMeta+K')
  await pressIn(page, new SearchBox(page).palette, 'Escape')
  await pressOn(page, settings.shortcuts, 'Space')
  await expect(settings.shortcuts).toBeChecked()
  await goToCalendar()
  await expect(page).toHaveURL(/\/calendar/)
})

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

test('how a person is told is saved together', async ({ page, practice, startSignedIn }) => {
  await startSignedIn(practice)
  const settings = new SettingsPage(page)
  await settings.open('notifications')
  const overdue = settings.choice('Invoice overdue: By e-mail')
  await pressUntilFocused(page, page.getByRole('grid', { name: 'How we tell you' }).getByRole('row').nth(1))
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await expect(settings.choice('Appointment booked: By e-mail')).toBeFocused()
  // Past the other events of appointments, and that of measures.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await expect(overdue).toBeFocused()
  await page.keyboard.press('Space')
  await expect(overdue).toBeChecked()
  await pressOn(page, settings.saveChoices)
  await expect(settings.toast('Notification choices saved')).toBeVisible()
  await page.reload()
  await expect(overdue).toBeChecked()
})
