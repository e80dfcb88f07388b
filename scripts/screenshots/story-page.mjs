import { MODES, NARROW } from './modes.mjs'
import { axeFindings, storyBox, widestOverflow, watchStories } from './in-page.mjs'

/** Every story is drawn at this moment, unless it brings its own. */
const NOW = '2026-11-17T15:00:00.000Z'
const STORY_MS = 60_000
const SETTLE_MS = 300
const TRIES = 5

/** A context in which one story looks the same on every run: fixed clock, zone and language, and no motion. */
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

/** Shows a story, with its play, to the end; throws what went wrong in it. */
export async function showStory(page, address, id, mode) {
  await setMode(page, mode)
  // It is asked for in each mode later; at once it would only take time.
  await page.goto(`${address}/iframe.html?viewMode=story&globals=a11y.manual:!true&id=${id}`)
  const finished = await page.waitForFunction(() => globalThis.__finishedStory, null, { timeout: STORY_MS })
  const { error } = await finished.jsonValue()
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

/** What axe finds in a mode, each rule with its place; the story tests ask in the widest only. */
export async function findingsIn(page, mode) {
  await setMode(page, mode)
  return page.evaluate(axeFindings)
}

/** Letters that no component draws: they differ only where fonts or smoothing do. */
export async function takeMachinePicture(page) {
  await setMode(page, NARROW)
  await page.setContent(
    '<p style="font: 16px sans-serif; margin: 8px">Hamburgefonstiv 0123 → ✓</p>' +
      '<p style="font: 16px sans-serif; margin: 8px" dir="rtl">שלום עולם، مرحبا</p>',
  )
  return page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 80 }, scale: 'css' })
}
