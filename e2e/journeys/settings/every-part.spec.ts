import { expectAccessible, expectNoSidewaysScroll } from '../../core/accessibility'
import { refused } from '../../core/refused'
import { expect, test } from '../../core/test'
import { untilNothingLoads } from '../../core/until-nothing-loads'
import { SettingsPage } from '../../screens/SettingsPage'

const PARTS = ['profile', 'password', 'two-step', 'devices', 'notifications', 'keyboard', 'display']

test('every part is accessible, fits a narrow and a zoomed screen, and keeps its words in forced colours', async ({
  page,
  signIn,
}) => {
  await signIn('clinician')
  const settings = new SettingsPage(page)
  for (const part of PARTS) {
    await page.setViewportSize({ width: 1280, height: 860 })
    await settings.open(part)
    await untilNothingLoads(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(settings.tabs).toBeVisible()
    await expectAccessible(page)
    await page.emulateMedia({ forcedColors: 'none' })
  }
})

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
