import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleColors, expectNoSidewaysScroll } from './accessibility'
import type { Look } from './collect-faults'
import { pressUntilFocused } from './keyboard'
import type { PageState } from './public-states'
import type { SweptScreen } from './swept-screens'
import { untilNothingLoads } from './until-nothing-loads'
import { untilQuiet } from './until-quiet'
import { AnalyticsPage } from '../screens/AnalyticsPage'

interface Size {
  width: number
  height: number
}

const WIDE: Size = { width: 1280, height: 860 }
/** At 200 %, and the narrowest that reflow asks for, each as high as a tablet and a telephone are. */
const NARROW = [
  { width: 640, height: 860 },
  { width: 320, height: 640 },
] as const
/** A window of 1280 by 860 px at 200 %, and one of 1280 by 1024 px at 400 %. */
const ZOOMED = [
  { width: 640, height: 430 },
  { width: 320, height: 256 },
] as const
const AS_IT_IS = { forcedColors: null, reducedMotion: null, contrast: null } as const
const IN_FORCED_COLORS = { forcedColors: 'active', reducedMotion: 'reduce', contrast: 'more' } as const
const SAME_WITHIN_MS = 10_000

/** A screen with its address filled in, and what is done on it before it is looked at. */
type OpenedScreen = Omit<SweptScreen, 'first'> & { first: ((page: Page) => Promise<void>) | undefined }

/** The page has been painted as it now stands. */
const untilPainted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

async function follow(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await untilPainted(page)
  await untilNothingLoads(page)
}

async function expectFits(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

/**
 * The words and controls are the same in forced colours, in another size perhaps. Both are read anew until they are, as
 * a second that is counted down, or a minute that begins in between, changes both.
 */
async function expectSameInForcedColors(
  page: Page,
  { shown, before, after }: { shown: Locator; before: Size; after: Size },
): Promise<void> {
  await expect(async () => {
    await page.emulateMedia(AS_IT_IS)
    await follow(page, before)
    const words = await shown.ariaSnapshot()
    await page.emulateMedia(IN_FORCED_COLORS)
    await follow(page, after)
    const wordsInForcedColors = await shown.ariaSnapshot()
    expect(wordsInForcedColors).toBe(words)
  }).toPass({ timeout: SAME_WITHIN_MS })
  // In the size that it was looked at in before, nothing but the colours is new.
  await (before === after ? expectAccessibleColors(page) : expectAccessible(page))
}

/** The lines of a drawing have different dashes, as their colours are one. */
async function expectDashes(page: Page, title: string): Promise<void> {
  const lines = new AnalyticsPage(page).chart(title).locator('path.recharts-line-curve')
  await expect(lines).toHaveCount(2)
  const dashes = await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line).strokeDasharray))
  expect(new Set(dashes).size, `kinds of dashes in ${title}`).toBe(2)
}

/** The most stops from the top of a page to its last chart. */
const MOST_STOPS = 160

/**
 * Shows every chart the other way, as a table or as a drawing again, by keyboard. It never goes through a table, in which
 * each number is a stop: from the last chart up when they become tables, and from the first one down when they were.
 */
async function turnCharts(page: Page): Promise<void> {
  const asTables = (await page.getByRole('table').count()) === 0
  const buttons = page.getByRole('button', { name: asTables ? 'Show as table' : 'Show as chart' })
  const charts = await buttons.count()
  const next = asTables ? buttons.last() : buttons.first()
  expect(charts, 'number of charts').toBeGreaterThan(0)
  // Back from the first one, where the keyboard was left before the page was scrolled.
  if (!asTables) await next.scrollIntoViewIfNeeded()
  for (let turned = 1; turned <= charts; turned += 1) {
    const key = asTables && turned > 1 ? 'Shift+Tab' : 'Tab'
    await pressUntilFocused(page, next, { key, atMost: MOST_STOPS })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('table')).toHaveCount(asTables ? turned : charts - turned)
  }
  // What is scrolled beneath the top bar would be taken for a neighbour of its buttons.
  await page.evaluate(() => window.scrollTo(0, 0))
}

async function beginIn(page: Page, size: Size): Promise<void> {
  await page.emulateMedia(AS_IT_IS)
  await page.setViewportSize(size)
}

/** Out of the way, where nothing is under it. */
const parkMouse = (page: Page) => page.mouse.move(0, 0)

/** Opens a screen and brings it into the state that is meant; it must be the one that the address says. */
async function open(page: Page, { address, heading, tab, over, first }: OpenedScreen): Promise<Locator> {
  const shown = page.getByRole(over ?? 'main')
  await page.goto(address)
  await first?.(page)
  await parkMouse(page)
  await expect(shown.getByRole('heading').first()).toBeVisible()
  if (heading !== undefined) await expect(shown.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveTitle(/ · Oaklet$/)
  if (tab !== undefined) await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible()
  await untilQuiet(page)
  expect(new URL(page.url()).pathname, 'where the address leads').toBe(address.replace(/\?.*/, ''))
  return shown
}

/** Looks at one screen in every size and in forced colours. It is loaded once, and follows the window. */
export async function sweepScreen(page: Page, screen: OpenedScreen, look: Look): Promise<void> {
  const { zoomed = false, charts = false, lines } = screen
  const [narrow, narrowest] = zoomed ? ZOOMED : NARROW
  await beginIn(page, WIDE)
  const shown = await open(page, screen)
  await look('1280 px', () => expectFits(page))
  await look('1280 px, forced colours', async () => {
    await expectSameInForcedColors(page, { shown, before: WIDE, after: WIDE })
    if (lines !== undefined) await expectDashes(page, lines)
  })
  await page.emulateMedia(AS_IT_IS)
  for (const size of [narrow, narrowest])
    await look(`${size.width} px`, async () => {
      await follow(page, size)
      await expectFits(page)
      if (!charts) return
      await turnCharts(page)
      await expectFits(page)
    })
  await look(`${narrowest.width} px, forced colours`, () =>
    expectSameInForcedColors(page, { shown, before: narrowest, after: narrowest }),
  )
}

/** Looks at one state of a public page at 400 %, and wide in forced colours. */
export async function sweepState(page: Page, { reach }: PageState, look: Look): Promise<void> {
  const zoomed = ZOOMED[1]
  await beginIn(page, zoomed)
  await reach(page)
  await parkMouse(page)
  await look('400 %', () => expectFits(page))
  await look('forced colours', () =>
    expectSameInForcedColors(page, { shown: page.getByRole('main'), before: zoomed, after: WIDE }),
  )
}
