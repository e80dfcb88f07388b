import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../core/accessibility'
import { watchAnnouncements } from '../../core/announcements'
import { pressOn, pressUntilFocused } from '../../core/keyboard'
import { expect, test } from '../../core/test'
import { AnalyticsPage } from '../../screens/AnalyticsPage'

/** What a file says, but for when it was made. */
const linesOf = (file: Uint8Array) =>
  new TextDecoder()
    .decode(file)
    .split('\r\n')
    .filter((line) => !/\bMade\b/.test(line))

test('what is shown is saved as a file, equal to what the API answers', async ({
  page,
  apiOf,
  startSignedIn,
}) => {
  const { api, practiceId } = await apiOf('owner')
  await startSignedIn('owner')
  const analytics = new AnalyticsPage(page)
  await analytics.open('/analytics/financial?range=last-90-days')
  const spoken = await watchAnnouncements(page)

  await pressOn(page, analytics.export)
  await expect(analytics.format('CSV')).toBeFocused()
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const saved = await saving
  const query = { type: 'financial', dateRange: 'last-90-days', practiceId } as const
  const expected = await api.analytics.export({ ...query, format: 'csv' })
  expect(saved.suggestedFilename()).toBe(expected.fileName)
  expect(linesOf(await readFile(await saved.path()))).toEqual(linesOf(expected.bytes))
  await expect.poll(spoken).toContain(`${expected.fileName} was saved`)
  await expect(analytics.export).toBeEnabled()
})

test('every format of the menu can be saved', async ({ page, startSignedIn }) => {
  await startSignedIn('owner')
  const analytics = new AnalyticsPage(page)
  await analytics.open()
  await pressOn(page, analytics.export)
  await expect(analytics.format('CSV')).toBeFocused()
  const formats = await page.getByRole('menuitem').count()
  await page.keyboard.press('Escape')
  for (let index = 0; index < formats; index += 1) {
    await pressOn(page, analytics.export)
    await pressUntilFocused(page, page.getByRole('menuitem').nth(index), { key: 'ArrowDown', atMost: 6 })
    const saving = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await saving).suggestedFilename()).toMatch(/^practice-analytics-[\d-]+\.\w+$/)
    await expect(analytics.export).toBeFocused()
  }
})
