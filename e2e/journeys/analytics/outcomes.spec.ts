import { expectAccessible, expectNoSidewaysScroll } from '../../core/accessibility'
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

test('changes and diagnoses are charts whose parts lead to their clients', async ({
  page,
  startSignedIn,
}) => {
  test.slow()
  await startSignedIn('owner')
  const analytics = new AnalyticsPage(page)
  await analytics.open('/analytics/clinical?range=last-year')
  for (const title of ['PHQ-9 by reliable change', 'Clients seen by main diagnosis']) {
    const chart = analytics.chart(title)
    await pressOn(page, chart.getByRole('button', { name: 'Show as table' }))
    const number = chart.getByRole('link', { name: /: show the clients$/ }).first()
    const shown = /^\d+/.exec((await number.textContent()) ?? '')?.[0] ?? ''
    await pressOn(page, number)
    const records = analytics.records(new RegExp(`^${title}: `))
    await expect(records.getByText(new RegExp(`^${shown} clients?, each counted once\\.$`))).toBeVisible()
    await pressIn(page, records, 'Escape')
    await expect(number).toBeFocused()
  }
  await page.setViewportSize({ width: 320, height: 860 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await untilQuiet(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
