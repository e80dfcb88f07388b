import { expect, type Page } from '@playwright/test'
import { countCalls } from './calls-under-way'
import { untilDrawn } from './press-when-drawn'
import { untilNothingLoads } from './until-nothing-loads'

/** An answer may lead to another call, which is made in the first of these at the latest. */
const DRAWINGS = 3

/** The page is drawn a few times while all of its calls are answered and it makes no new one. */
async function makesNoCall(page: Page): Promise<boolean> {
  const before = countCalls(page)
  if (before.underWay > 0) return false
  for (let drawn = 0; drawn < DRAWINGS; drawn += 1) await untilDrawn(page)
  return countCalls(page).asked === before.asked
}

/**
 * All that the page has asked for is there and has been drawn, and nothing says that more is on its way. The stream of
 * notifications stays open for good, so the browser itself never calls the network idle.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await expect
    .poll(() => makesNoCall(page), { message: 'all calls are answered', intervals: [20] })
    .toBe(true)
  await untilNothingLoads(page)
}
