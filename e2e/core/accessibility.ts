import axe, { type AxeResults, type RunOptions, type Spec } from 'axe-core'
import { expect, type Page } from '@playwright/test'
import { AXE_CONFIG } from '../../scripts/axe-rules.mjs'

/** Of all that passes axe would make a report as well. */
const ALL_RULES: RunOptions = { resultTypes: ['violations'] }
/** Rules that colours, and the borders that come with them, can break while the page says and holds the same. */
const RULES_OF_COLORS: RunOptions = {
  ...ALL_RULES,
  runOnly: ['color-contrast', 'link-in-text-block', 'target-size'],
}

/** An announcement to assistive technology stands in the page for so long, out of sight. */
const ANNOUNCED_MS = 150

/** One rule that a place breaks. */
interface Finding {
  where: string
  why: string
}

const untilAtRest = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))

/** Looks at the page once; a document gets axe with the first look at it. */
async function look(page: Page, rules: RunOptions): Promise<Finding[]> {
  await untilAtRest(page)
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source)
    await page.evaluate((config) => {
      const { configure } = Reflect.get(window, 'axe') as { configure: (config: Spec) => void }
      configure(config)
    }, AXE_CONFIG)
  }
  const { violations } = await page.evaluate((options) => {
    const { run } = Reflect.get(window, 'axe') as { run: (options: RunOptions) => Promise<AxeResults> }
    return run(options)
  }, rules)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => ({
      where: `${id} at ${target.join(' ')}`,
      why: failureSummary,
    })),
  )
}

/** Waits until the page has been painted for as long as an announcement stands in it. */
async function untilAnnounced(page: Page): Promise<void> {
  const lookedAt = await page.evaluate(() => performance.now())
  await page.waitForFunction((end) => performance.now() > end, lookedAt + ANNOUNCED_MS)
}

/** What two looks agree on: what only one of them saw was on its way out, or in. */
async function findLasting(page: Page, rules: RunOptions): Promise<Finding[]> {
  let before = await look(page, rules)
  while (before.length > 0) {
    await untilAnnounced(page)
    const now = await look(page, rules)
    const lasting = now.filter(({ where }) => before.some((found) => found.where === where))
    if (lasting.length > 0) return lasting
    before = now
  }
  return []
}

async function expectNothingFound(page: Page, rules: RunOptions): Promise<void> {
  const found = (await findLasting(page, rules)).map(({ where, why }) => `${where}: ${why}`)
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** Every rule of axe finds nothing on the page as it stands, once what moves has come to rest. */
export const expectAccessible = (page: Page): Promise<void> => expectNothingFound(page, ALL_RULES)

/** The rules of axe about colours find nothing, on a page of whose words and controls the others have been asked. */
export const expectAccessibleColors = (page: Page): Promise<void> => expectNothingFound(page, RULES_OF_COLORS)

/** The same in a person's own colours, as Windows' contrast themes have them. */
export async function expectAccessibleInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await expectAccessible(page)
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Nothing is cut off sideways, once the page has followed its width: it scrolls in one direction only. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const surplus = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(surplus, `pixels by which ${page.url()} is too wide`).toBeLessThanOrEqual(0)
}
