import { expectAccessible, expectNoSidewaysScroll } from '../../core/accessibility'
import { refused } from '../../core/refused'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { Frame } from '../../screens/Frame'
import { SetupPage } from '../../screens/SetupPage'

/** 1280 CSS pixels as they are, at 200 % and at 400 %. */
const SIZES = [
  { width: 1280, height: 860 },
  { width: 640, height: 430 },
  { width: 320, height: 256 },
]
const STEPS = ['name', 'timeZone', 'hours', 'location']

test('every step is accessible, fits a narrow and a zoomed screen, and keeps its words in forced colours', async ({
  page,
  practice,
  signIn,
}) => {
  test.slow()
  await signIn(practice)
  for (const step of STEPS) {
    await page.goto(`/setup?step=${step}`)
    await expect(new SetupPage(page).saveAndContinue).toBeVisible()
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await untilQuiet(page)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
    const before = await page.getByRole('main').ariaSnapshot()
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await page.getByRole('main').ariaSnapshot()).toBe(before)
    await expectAccessible(page)
    await page.emulateMedia({ forcedColors: 'none' })
  }
})

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
