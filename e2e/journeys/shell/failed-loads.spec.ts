import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../core/accessibility'
import { refused } from '../../core/refused'
import { expect, test } from '../../core/test'
import { AnalyticsPage } from '../../screens/AnalyticsPage'
import { SettingsPage } from '../../screens/SettingsPage'
import { StaffPage } from '../../screens/StaffPage'

interface Place {
  where: string
  /** The call that is refused. */
  call: string
  /** Shows where the answer would stand. */
  open: (page: Page) => Promise<Locator>
}

/** One of each kind of place; which words stand in each screen is for the tests of the screens. */
const PLACES: readonly Place[] = [
  {
    where: 'a screen',
    call: '**/notifications?*',
    open: async (page) => {
      await page.goto('/notifications')
      return page.getByRole('main')
    },
  },
  {
    where: 'a part of a screen',
    call: '**/api/auth/sessions',
    open: async (page) => {
      await new SettingsPage(page).open('devices')
      return page.getByRole('tabpanel')
    },
  },
  {
    where: 'a panel beside the screen',
    call: '**/api/analytics/records*',
    open: async (page) => {
      await page.goto('/analytics?records=newClients')
      return new AnalyticsPage(page).records('New clients')
    },
  },
  {
    where: 'a form',
    call: '**/api/v1/organizations/*/roles',
    open: async (page) => {
      const staff = new StaffPage(page)
      await staff.open()
      await staff.invite.press('Enter')
      return staff.dialog
    },
  },
]

test('what can’t be loaded is told in its place, accessibly: in a screen, a part of one, a panel and a form', async ({
  page,
  startSignedIn,
}) => {
  await startSignedIn('owner')
  // A refusal is shown at once; a connection that fails is tried again first.
  const wait = refused(429, { code: 'rate_limited', retryAfter: 9 })
  for (const { where, call, open } of PLACES) {
    await test.step(where, async () => {
      await page.route(call, wait)
      const place = await open(page)
      await expect(place.getByRole('alert')).toContainText('Too many requests. Please wait 9 seconds.')
      await expectAccessible(page)
      await page.unroute(call)
      await place.getByRole('button', { name: 'Try again' }).press('Enter')
      await expect(place.getByRole('alert')).toBeHidden()
      await expect(place).toBeVisible()
    })
  }
})
