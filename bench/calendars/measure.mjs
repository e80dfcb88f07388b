import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AXE_CONFIG } from '../../scripts/axe-rules.mjs'
import { DAYS } from './plan.mjs'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const MOST_TABS = 400

const html = (styles) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Calendar</title>
<style>${styles}</style><style>body { margin: 16px } .rbc-calendar { height: 900px } .sx-react-calendar-wrapper { height: 900px }</style></head>
<body><main><h1>Calendar</h1><div id="root"></div></main></body></html>`

/** A fresh page with a calendar's code loaded and its events prepared, but nothing drawn. */
async function openPage(browser, { script, styles }, events) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 1000 },
    timezoneId: 'UTC',
    locale: 'en-US',
  })
  page.setDefaultTimeout(120_000)
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html(styles) })
    if (pathname === '/entry.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    return route.fulfill({ status: 404 })
  })
  await page.goto('http://calendars.test/')
  await page.evaluate(async (all) => {
    const calendar = await import('/entry.js')
    Object.assign(globalThis, { calendar, prepared: calendar.prepare(all) })
  }, events)
  return page
}

/** Draws, and answers how many ms pass until the frame after which no more events appear. */
const draw = (page) =>
  page.evaluate(async (days) => {
    const [MOST_MS, QUIET_MS] = [60_000, 1000]
    const root = globalThis.document.getElementById('root')
    const frame = () => new Promise((resolve) => globalThis.requestAnimationFrame(resolve))
    const shown = () => root.textContent.split('Person ').length - 1
    await frame()
    const from = performance.now()
    globalThis.calendar.mount(root, globalThis.prepared, days)
    let [count, last] = [0, from]
    while (performance.now() - last < (count === 0 ? MOST_MS : QUIET_MS)) {
      await frame()
      const now = shown()
      if (now === count) continue
      count = now
      await frame()
      last = performance.now()
    }
    if (count === 0) throw new Error('Nothing was drawn')
    return last - from
  }, DAYS)

/** How long one first drawing takes, and how long the page's main thread works for it, in ms. */
export async function firstDrawing(browser, bundle, events) {
  const page = await openPage(browser, bundle, events)
  const session = await page.context().newCDPSession(page)
  // Processor time: what else the machine does at that moment does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000
  }
  const before = await worked()
  const ms = await draw(page)
  const workMs = (await worked()) - before
  await page.close()
  return { ms, workMs }
}

/** How often Tab stops inside the calendar. */
async function tabStops(page) {
  await page.evaluate(() => globalThis.document.body.focus())
  let stops = 0
  for (; stops < MOST_TABS; stops += 1) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(() =>
      globalThis.document.getElementById('root').contains(globalThis.document.activeElement),
    )
    if (!isInside) break
  }
  return stops
}

/** What axe finds inside the calendar, by the same rules as for every story: rules broken, and at how many places. */
async function findings(page) {
  await page.evaluate(axeSource)
  return page.evaluate(async (config) => {
    globalThis.axe.configure(config)
    const { violations } = await globalThis.axe.run('#root', { resultTypes: ['violations'] })
    return {
      rules: violations.map(({ id }) => id),
      places: violations.reduce((sum, { nodes }) => sum + nodes.length, 0),
    }
  }, AXE_CONFIG)
}

/** Where the events stand, and whether one is shown where it would go. */
const places = (page) =>
  page.evaluate(() => {
    const root = globalThis.document.getElementById('root')
    const { left, top } = root.getBoundingClientRect()
    const boxes = [...root.querySelectorAll('*')].filter((node) => node.textContent.includes('Person 0'))
    return boxes.map((node) => {
      const box = node.getBoundingClientRect()
      return [box.left - left, box.top - top, node.closest('[data-ghost]') !== null].join()
    })
  })

/** How long a step of a move by arrow key takes until it is painted, in ms; undefined where no key moves an event. */
async function keyboardMove(page) {
  const hasFocus = await page.evaluate(() => {
    const found = [...globalThis.document.querySelectorAll('#root [tabindex], #root button, #root a[href]')]
      .filter((node) => /Person 0\b/.test(node.textContent))
      .toSorted((a, b) => a.textContent.length - b.textContent.length)[0]
    found?.focus()
    globalThis.steps = []
    globalThis.document.addEventListener(
      'keydown',
      ({ timeStamp, key }) => {
        const painted = () => globalThis.steps.push(performance.now() - timeStamp)
        if (key.startsWith('Arrow')) globalThis.requestAnimationFrame(() => setTimeout(painted))
      },
      true,
    )
    return found !== undefined
  })
  if (!hasFocus) return undefined
  await page.keyboard.press('F2')
  const before = await places(page)
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowDown']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(100)
  }
  const after = await places(page)
  return after.join() === before.join() ? undefined : median(await page.evaluate(() => globalThis.steps))
}

/** Tab stops, what axe finds, and a move by keyboard, of one calendar with some events. */
export async function inspect(browser, bundle, events) {
  const page = await openPage(browser, bundle, events)
  await draw(page)
  const stops = await tabStops(page)
  const found = await findings(page)
  const moveMs = await keyboardMove(page)
  await page.close()
  return { stops, found, moveMs }
}

/** The middle one. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
