import { expectAccessible, expectNoSidewaysScroll } from '../../core/accessibility'
import { pressOn } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { AnalyticsPage } from '../../screens/AnalyticsPage'

const CUSTOM = 'range=custom&from=2026-01-01&to=2026-06-30'

for (const type of ['practice', 'clinical', 'financial', 'operational']) {
  test(`${type} figures and charts fit at 200 % and 400 %, and as tables`, async ({ page, signIn }) => {
    test.slow()
    await signIn('owner')
    const analytics = new AnalyticsPage(page)
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 860 })
      await analytics.open(`/analytics/${type}?${CUSTOM}`)
      await untilQuiet(page)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      const charts = await page.getByRole('button', { name: 'Show as table' }).count()
      for (let shown = 1; shown <= charts; shown += 1) {
        await pressOn(page, page.getByRole('button', { name: 'Show as table' }).first())
        await expect(page.getByRole('table')).toHaveCount(shown)
      }
      // What is scrolled beneath the top bar would be taken for a neighbour of its buttons.
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })
}

test('figures and drawings keep their words and lines in forced colours', async ({ page, signIn }) => {
  await signIn('owner')
  const analytics = new AnalyticsPage(page)
  await analytics.open('/analytics/financial')
  const drawing = analytics.chart('Billed and collected')
  await expect(drawing.locator('path.recharts-line-curve')).toHaveCount(2)
  await untilQuiet(page)
  const before = await page.getByRole('main').ariaSnapshot()
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce', contrast: 'more' })
  expect(await page.getByRole('main').ariaSnapshot()).toBe(before)
  const dashes = await drawing
    .locator('path.recharts-line-curve')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).strokeDasharray))
  expect(new Set(dashes).size).toBe(2)
  await expectAccessible(page)
})
