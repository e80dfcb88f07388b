import { expectAccessible } from '../../core/accessibility'
import { watchAnnouncements } from '../../core/announcements'
import { pressIn, pressOn, pressUntilFocused } from '../../core/keyboard'
import { runYear } from '../../core/run-clock'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { AnalyticsPage } from '../../screens/AnalyticsPage'
import { Frame } from '../../screens/Frame'

const TABS = [
  ['Practice', 'Practice analytics', 'Sessions held', 'Sessions held'],
  ['Clinical', 'Clinical outcomes', 'Clients seen', 'Clients seen'],
  ['Financial', 'Financial analytics', 'Outstanding', 'Billed and collected'],
  ['Operational', 'Operational metrics', 'Time to invoice', 'No-show rate and late cancellation rate'],
] as const

test('g and a lead to four tabs, each with its figures, its charts and an address of its own', async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn('owner')
  const analytics = new AnalyticsPage(page)
  await expect(analytics.heading).toHaveText(/^Good /)
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await expect(page).toHaveURL(/\/analytics$/)
  await expect(analytics.heading).toBeFocused()
  await pressUntilFocused(page, analytics.tab('Practice'))
  for (const [tab, title, figure, chart] of TABS) {
    await pressUntilFocused(page, analytics.tab(tab), { key: 'ArrowRight', atMost: 4 })
    await expect(analytics.heading).toHaveText(title)
    await expect(page).toHaveTitle(new RegExp(`${title} · Oaklet$`))
    await expect(analytics.figures).toContainText(figure)
    await expect(analytics.chart(chart).locator('svg.recharts-surface')).toBeVisible()
    await untilQuiet(page)
    await expectAccessible(page)
    await expect(analytics.tab(tab)).toBeFocused()
  }
  await expect(page).toHaveURL(/\/analytics\/operational$/)
  await page.reload()
  await expect(analytics.tab('Operational')).toHaveAttribute('aria-selected', 'true')
})

test('range, dates, place and person stand in the address, over a reload and on the way back', async ({
  page,
  startSignedIn,
}) => {
  test.slow()
  await startSignedIn('owner')
  const analytics = new AnalyticsPage(page)
  await analytics.open()
  const spoken = await watchAnnouncements(page)

  await pressOn(page, analytics.range)
  await expect(analytics.option('Last 30 days')).toBeFocused()
  await pressUntilFocused(page, analytics.option('Last year'), { key: 'ArrowDown', atMost: 8 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?range=last-year$/)
  await expect(analytics.range).toBeFocused()
  const year = runYear() - 1
  await expect.poll(spoken).toContain(`Practice analytics of Jan 1 – Dec 31, ${year} are shown.`)

  await pressOn(page, analytics.range)
  await pressUntilFocused(page, analytics.option('Dates you choose'), { key: 'ArrowDown', atMost: 8 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`range=custom&from=${year}-01-01&to=${year}-12-31$`))
  await pressUntilFocused(page, analytics.segment('month', 'Start'))
  await page.keyboard.type('03')
  await expect(page).toHaveURL(new RegExp(`from=${year}-03-01&to=${year}-12-31$`))
  await expect.poll(spoken).toContain(`Practice analytics of Mar 1 – Dec 31, ${year} are shown.`)
  await expectAccessible(page)

  await pressOn(page, analytics.clinician)
  await expect(analytics.option('All clinicians')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/clinician=[0-9a-f-]{36}$/)
  await pressOn(page, analytics.location)
  await expect(analytics.option('All locations')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/location=[0-9a-f-]{36}/)

  const address = page.url()
  await page.reload()
  await expect(analytics.segment('month', 'Start')).toHaveText('03')
  await expect(analytics.clear).toHaveText('Clear 3 filters')
  await pressOn(page, new Frame(page).linkTo('Calendar'))
  await expect(page).toHaveURL(/\/calendar$/)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(analytics.clear).toBeVisible()
  await pressOn(page, analytics.clear)
  await expect(page).toHaveURL(/\/analytics$/)
  await expect(analytics.range).toBeFocused()
})

test('a figure says what it counts, and a chart is read point by point and as a table', async ({
  page,
  startSignedIn,
}) => {
  await startSignedIn('owner')
  const analytics = new AnalyticsPage(page)
  await analytics.open('/analytics/clinical?range=last-90-days')
  await pressOn(page, analytics.about('Clients seen'))
  await expect(analytics.definition).toContainText('came to at least one completed appointment')
  await expectAccessible(page)
  await pressIn(page, analytics.definition, 'Escape')
  await expect(analytics.about('Clients seen')).toBeFocused()

  const points = analytics.points('Clients seen')
  await pressUntilFocused(page, points)
  await page.keyboard.press('ArrowRight')
  const point = points.getByRole('option', { selected: true })
  await expect(point).toHaveText(/^[A-Z][a-z]{2} \d+ – .*: (\d+|no value)$/)
  const words = await point.textContent()
  const chart = analytics.chart('Clients seen')
  await expect(chart).toContainText(words ?? 'a point')
  const table = chart.getByRole('button', { name: 'Show as table' })
  await pressUntilFocused(page, table, { key: 'Shift+Tab', atMost: 2 })
  await page.keyboard.press('Enter')
  const [label, value] = (words ?? '').split(': ')
  await expect(chart.getByRole('row', { name: `${label ?? ''} ${value ?? ''}` })).toBeVisible()
  await expectAccessible(page)
})
