import { MODES, NARROW } from './modes.mjs'
import { axeFindings, storyBox, turnTo, watchStories, widestOverflow } from './in-page.mjs'

/** Every story is drawn at this moment, unless it brings its own. */
const NOW = '2026-11-17T15:00:00.000Z'
const STORY_MS = 60_000
const SETTLE_MS = 300
const TRIES = 5

/**
 * A context in which a story looks the same on every run: fixed clock, zone and language, no motion, and what a story
 * stores kept from those in other contexts.
 */
export async function openContext(browser) {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(watchStories, NOW)
  return context
}

async function untilFinished(page) {
  const finished = await page.waitForFunction(() => globalThis.__finishedStory, null, { timeout: STORY_MS })
  const { error, ownWindow } = await finished.jsonValue()
  if (error !== null) throw new Error(error)
  return ownWindow
}

async function load(page, address, id) {
  // axe is asked for in each mode later; at once it would only take time.
  await page.goto(`${address}/iframe.html?viewMode=story&globals=a11y.manual:!true&id=${id}`)
  return untilFinished(page)
}

/** Shows a story on a page of its own, with its play, to the end; throws what went wrong in it. */
export async function showStory(page, address, id, mode) {
  await setMode(page, mode)
  const width = await load(page, address, id)
  if (width === null || width === MODES[mode].size.width) return
  await page.setViewportSize({ ...MODES[mode].size, width })
  await load(page, address, id)
}

/** Shows another story of the component that is there; answers false if it wants a window of its own. */
export async function turnToStory(page, id, mode) {
  await setMode(page, mode)
  await page.evaluate(turnTo, id)
  const width = await untilFinished(page)
  return width === null || width === MODES[mode].size.width
}

/** Throws what went wrong in a story after its play. */
export async function expectNoError(page) {
  const error = await page.evaluate(() => globalThis.__errorOfStory())
  if (error !== null) throw new Error(error)
}

/** Changes window and media under a story that is there. */
export async function setMode(page, mode) {
  await page.setViewportSize(MODES[mode].size)
  await page.emulateMedia(MODES[mode].media)
}

async function shoot(page) {
  const clip = await page.evaluate(storyBox)
  return page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })
}

/** A picture of the story: the first that `isWanted` accepts, or the last of a few tries. */
export async function takePicture(page, isWanted) {
  await page.evaluate(() => globalThis.document.fonts.ready.then(() => undefined))
  let before = null
  for (let tries = 1; ; tries += 1) {
    const picture = await shoot(page)
    if (isWanted(picture, before) || tries === TRIES) return picture
    before = picture
    await page.waitForTimeout(SETTLE_MS)
  }
}

/** What sticks out of a narrow window so that the page scrolls sideways; null if nothing does. */
export async function overflowOf(page) {
  await setMode(page, NARROW)
  return page.evaluate(widestOverflow)
}

/** What axe finds in the story as it stands, each rule with its place; null if it is not to look there. */
export const findingsIn = (page) => page.evaluate(axeFindings)
