import type { Page, Request } from '@playwright/test'

/** An answer that never ends can't be waited for. */
const STREAM = /\/stream/

/** What a page has asked for. */
interface Calls {
  /** How many there have been. */
  asked: number
  /** Those whose answer is not all there yet. */
  readonly underWay: Set<Request>
}

const callsOf = new WeakMap<Page, Calls>()

/** Notes what a page asks for, from its files to the calls of the API, and when each answer is all there. */
export function watchCalls(page: Page): void {
  const calls: Calls = { asked: 0, underWay: new Set() }
  callsOf.set(page, calls)
  page.on('request', (request) => {
    if (STREAM.test(request.url())) return
    // The page before has gone, and with it what it was waiting for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) calls.underWay.clear()
    calls.asked += 1
    calls.underWay.add(request)
  })
  const end = (request: Request) => void calls.underWay.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

/** Returns how many calls a page has made, and how many of them are under way; 0 for a page that is not watched. */
export function countCalls(page: Page): { asked: number; underWay: number } {
  const calls = callsOf.get(page)
  return { asked: calls?.asked ?? 0, underWay: calls?.underWay.size ?? 0 }
}
