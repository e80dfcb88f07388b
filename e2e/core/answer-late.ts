import type { Page, Request, Route } from '@playwright/test'

/** Longer than an input excuses what moves after it; and until the outlines of what is coming show on a new page. */
const NOT_RECENT_MS = 550
const OUTLINED_MS = 200

/** An answer that never ends can't be waited for. */
const STREAM = /\/stream/

/**
 * Delays the answers of the API: they come one by one, each after the one before has been painted, and none while the
 * browser still counts an input as recent. What moves then, moves by itself. What moves before the first answer comes
 * from the input, however long a busy machine takes to paint it.
 */
export async function answerLate(page: Page): Promise<void> {
  await page.addInitScript(
    ([notRecentMs, outlinedMs]) => {
      const answerAfter = (ms: number) => Object.assign(window, { answerAt: performance.now() + ms })
      answerAfter(outlinedMs)
      const excuse = () => {
        answerAfter(notRecentMs)
        Object.assign(window, { excusedUntil: Infinity })
      }
      for (const type of ['pointerdown', 'pointerup', 'keydown', 'keyup'])
        addEventListener(type, excuse, true)
    },
    [NOT_RECENT_MS, OUTLINED_MS] as const,
  )
  const endOf = watchEnds(page)
  let before = Promise.resolve()
  const answer = async (route: Route, end: Promise<void>) => {
    await page.waitForFunction(() => {
      const now = performance.now()
      if (now <= (Reflect.get(window, 'answerAt') as number)) return false
      if (Reflect.get(window, 'excusedUntil') === Infinity) Object.assign(window, { excusedUntil: now })
      return true
    })
    await route.continue()
    await end
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
  }
  await page.route('**/api/**', (route) => {
    if (STREAM.test(route.request().url())) return route.continue()
    const end = endOf(route.request())
    // A call that was given up, or whose page is gone, holds up no other.
    before = before.then(() => answer(route, end)).catch(() => undefined)
    return before
  })
}

/** When all of a call's answer is there, or it was given up: also between the two halves of its answer. */
function watchEnds(page: Page): (request: Request) => Promise<void> {
  const waiting = new Map<Request, () => void>()
  const end = (request: Request) => {
    waiting.get(request)?.()
    waiting.delete(request)
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return (request) => new Promise((resolve) => waiting.set(request, resolve))
}
