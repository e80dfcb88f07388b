import { expectAccessible } from '../../core/accessibility'
import { pressIn, pressOn } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { AnalyticsPage } from '../../screens/AnalyticsPage'

test('scores say what they count, and lead to their clients and each one’s measures', async ({
  page,
  startSignedIn,
}) => {
  test.slow()
  await startSignedIn('owner')
  const analytics = new AnalyticsPage(page)
  await analytics.open('/analytics/clinical?range=last-90-days')
  for (const title of ['In treatment', 'PHQ-9', 'GAD-7']) {
    await expect(analytics.figures.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
  await pressOn(page, analytics.about('PHQ-9 response rate'))
  await expect(analytics.definition).toContainText('those whose last is at most half of it')
  await pressIn(page, analytics.definition, 'Escape')
  await expect(analytics.definition).toHaveCount(0)

  await pressOn(page, analytics.number('PHQ-9 now'))
  const records = analytics.records('PHQ-9 now')
  await expect(records.getByText(/^[\d,]+ over \d+ clients, [\d.]+ on average\.$/)).toBeVisible()
  await untilQuiet(page)
  await expectAccessible(page)
  const record = records.getByRole('list', { name: 'Records' }).getByRole('link').first()
  await pressOn(page, record)
  await expect(page).toHaveURL(/\/clients\?client=[0-9a-f-]{36}&tab=measures$/)
  await expect(page.getByRole('tab', { name: 'Measures' })).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(records.getByRole('link').first()).toBeVisible()
})
