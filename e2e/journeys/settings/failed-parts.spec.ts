import { expectAccessible } from '../../core/accessibility'
import { refused } from '../../core/refused'
import { expect, test } from '../../core/test'
import { SettingsPage } from '../../screens/SettingsPage'

test('a part that can’t be loaded says so, can be tried again, and is accessible like that', async ({
  page,
  signIn,
}) => {
  await signIn('readonly')
  const settings = new SettingsPage(page)
  const paths = {
    devices: '**/api/auth/sessions',
    'two-step': '**/api/auth/mfa/status',
    notifications: '**/api/auth/me/notification-preferences',
    display: '**/api/auth/me/preferences',
  }
  const wait = refused(429, { code: 'rate_limited', retryAfter: 9 })
  for (const [part, path] of Object.entries(paths)) {
    await page.route(path, wait)
    await settings.open(part)
    await expect(settings.alert).toContainText('Too many requests. Please wait 9 seconds.')
    await expectAccessible(page)
    await page.unroute(path)
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(settings.alert).toBeHidden()
  }
})
