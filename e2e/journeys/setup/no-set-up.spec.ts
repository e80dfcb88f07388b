import { expectAccessible } from '../../core/accessibility'
import { refused } from '../../core/refused'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { SetupPage } from '../../screens/SetupPage'

test('a practice that nobody has to set up is told so, and what can’t be loaded can be tried again', async ({
  page,
  problems,
  signIn,
}) => {
  problems.expect(/429/)
  await signIn('owner')
  const setup = new SetupPage(page)
  const wait = refused(429, { code: 'rate_limited', retryAfter: 9 })
  await page.route('**/setup', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : wait(route),
  )
  await page.goto('/setup')
  await expect(setup.alert).toContainText('Too many requests. Please wait 9 seconds.')
  await expectAccessible(page)
  await page.unroute('**/setup')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(setup.doneHeading).toBeVisible()
  await expectAccessible(page)
})

test('is nothing for somebody who may not edit the settings', async ({ page, signIn }) => {
  await signIn('scheduler')
  await page.goto('/setup')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(new Frame(page).heading).toHaveText(/^Good /)
  await expect(new SetupPage(page).card).toBeHidden()
})
