import { expectAccessible } from '../../core/accessibility'
import { expect, test } from '../../core/test'
import { Frame } from '../../screens/Frame'
import { SetupPage } from '../../screens/SetupPage'

test('a practice that nobody has to set up is told so', async ({ page, startSignedIn }) => {
  await startSignedIn('owner')
  const setup = new SetupPage(page)
  await page.goto('/setup')
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
