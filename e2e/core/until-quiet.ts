import type { Page } from '@playwright/test'
import { untilNothingLoads } from './until-nothing-loads'

const QUIET_MS = 500

/**
 * Nothing has arrived for half a second, and nothing says that it is on its way. The stream of notifications stays
 * open for good, so the browser itself never calls the network idle.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction((quietMs) => {
    const now = performance.now()
    const count = performance.getEntriesByType('resource').length
    const last = Reflect.get(window, 'lastArrival') as { count: number; at: number } | undefined
    if (last?.count === count) return now - last.at >= quietMs
    Object.assign(window, { lastArrival: { count, at: now } })
    return false
  }, QUIET_MS)
  await untilNothingLoads(page)
}
