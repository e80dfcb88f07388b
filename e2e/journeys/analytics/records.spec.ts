import { expectAccessible } from '../../core/accessibility'
import { pressIn, pressOn, pressUntilFocused } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { untilQuiet } from '../../core/until-quiet'
import { AnalyticsPage } from '../../screens/AnalyticsPage'
import { CalendarPage } from '../../screens/CalendarPage'

test('a number leads to its appointments, one of them to the calendar, and all the way back', async ({
  page,
  startSignedIn,
}) => {
  test.slow()
  await startSignedIn('owner')
  const analytics = new AnalyticsPage(page)
  await analytics.open('/analytics?range=last-90-days')
  const number = analytics.number('Sessions held')
  const shown = (await number.innerText()).split(',')[0] ?? ''
  await pressOn(page, number)
  await expect(page).toHaveURL(/\?range=last-90-days&records=sessionsHeld$/)
  const records = analytics.records('Sessions held')
  await expect(records.getByText(`${shown} appointments, each counted once.`)).toBeVisible()
  await expect(records.getByRole('heading', { name: 'Sessions held' })).toBeFocused()
  await untilQuiet(page)
  await expectAccessible(page)

  await pressOn(page, records.getByRole('button', { name: 'Next' }))
  await expect(records.getByText(/^26–50 of /)).toBeVisible()
  const record = records.getByRole('list', { name: 'Records' }).getByRole('link').first()
  const [who = ''] = (await record.innerText()).split(',')
  await pressOn(page, record)
  await expect(page).toHaveURL(/\/calendar\?date=\d{4}-\d\d-\d\d&appointment=/)
  await expect(new CalendarPage(page).dialog).toContainText(who)

  await page.goBack()
  await expect(records.getByText(/^26–50 of /)).toBeVisible()
  await pressIn(page, records, 'Escape')
  await expect(records).toHaveCount(0)
  await expect(page).toHaveURL(/\?range=last-90-days$/)
  await expect(number).toBeFocused()
})

test('points of a drawing lead to their records by keyboard and by pointer, and back to themselves', async ({
  page,
  startSignedIn,
}) => {
  test.slow()
  await startSignedIn('owner')
  const analytics = new AnalyticsPage(page)
  await analytics.open('/analytics?range=last-90-days')
  const points = analytics.points('Sessions held')
  const point = analytics.point('Sessions held')
  await expect(point).toHaveAccessibleDescription('Enter opens its records.')
  await pressUntilFocused(page, points)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const read = await point.innerText()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/&records=sessionsHeld&recordsFrom=[\d-]{10}&recordsTo=[\d-]{10}$/)
  const records = analytics.records(/^Sessions held: /)
  const shown = /\d+$/.exec(read)?.[0] ?? ''
  await expect(records.getByText(new RegExp(`^${shown} appointments?, each counted once\\.$`))).toBeVisible()
  await pressIn(page, records, 'Escape')
  await expect(records).toHaveCount(0)
  await expect(points).toBeFocused()
  await expect(point).toHaveText(read)
  await untilQuiet(page)
  await expectAccessible(page)

  const column = analytics.areas('Sessions held').nth(4)
  await column.hover()
  await expect(column).toHaveCSS('cursor', 'pointer')
  await column.click()
  await expect(records).toBeVisible()
  await pressIn(page, records, 'Escape')
  await expect(points).toBeFocused()
  await expect(point).not.toHaveText(read)

  const bars = 'Sessions held by clinician'
  const bar = analytics.areas(bars).first()
  const shorterSide = async () => {
    const box = await bar.boundingBox()
    return Math.min(box?.width ?? 0, box?.height ?? 0)
  }
  await expect.poll(shorterSide).toBeGreaterThanOrEqual(24)
  await bar.click()
  await expect(analytics.records(/^Sessions held by clinician: /)).toBeVisible()
  await pressIn(page, analytics.records(/./), 'Escape')
  await expect(analytics.points(bars)).toBeFocused()
})

test('the way back closes the records, and the keyboard is at their number again', async ({
  page,
  startSignedIn,
}) => {
  await startSignedIn('owner')
  const analytics = new AnalyticsPage(page)
  await analytics.open('/analytics/financial')
  const number = analytics.number('Outstanding')
  await pressOn(page, number)
  const records = analytics.records('Outstanding')
  await expect(records.getByRole('link').first()).toBeVisible()
  await page.goBack()
  await expect(records).toHaveCount(0)
  await expect(number).toBeFocused()
  await page.goForward()
  await pressOn(page, records.getByRole('link').first())
  await expect(page).toHaveURL(/\/billing\/invoices\/[0-9a-f-]{36}$/)
})

const AGGREGATED =
  /each counted once\.|in all\.|^\d+ of [\d,]+ [a-z]+(, [\d.]+%)?\.$|on average\.|, set against |^The number is withheld/

/** The financial figures stay in the gate; the other ones lead to their records in the same way, in the long lane. */
const IN_GATE = 'financial'

for (const type of ['practice', 'clinical', IN_GATE, 'operational']) {
  const details = type === IN_GATE ? {} : { tag: '@long' }
  test(
    `every number of the ${type} figures leads to what it is told from`,
    details,
    async ({ page, startSignedIn }) => {
      test.slow()
      await startSignedIn('owner')
      const analytics = new AnalyticsPage(page)
      await analytics.open(`/analytics/${type}?range=last-90-days`)
      const numbers = await analytics.figures.getByRole('link').all()
      expect(numbers.length).toBeGreaterThan(2)
      for (const number of numbers) {
        await pressOn(page, number)
        const records = page.getByRole('dialog')
        await expect(records.getByText(AGGREGATED)).toBeVisible()
        await pressIn(page, records, 'Escape')
        await expect(number).toBeFocused()
      }
    },
  )
}
