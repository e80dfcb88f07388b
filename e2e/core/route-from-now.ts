import type { Page } from '@playwright/test'

/** What no product answers so: an empty page. */
const PROBE = '/is-intercepted'

/**
 * Has a page's routes hold from the moment that they are set. Chromium hands them to the page by and by, and a call made
 * meanwhile would slip through to the server; so the page calls until a call of its own is answered by a route.
 */
export function routeFromNow(page: Page): void {
  const route = page.route.bind(page)
  const unrouteAll = page.unrouteAll.bind(page)
  let isIntercepted = false
  page.route = async (...args) => {
    const disposable = await route(...args)
    if (!isIntercepted) {
      await route(`**${PROBE}`, (probe) => probe.fulfill({ status: 204 }))
      await untilIntercepted(page)
      isIntercepted = true
    }
    return disposable
  }
  page.unrouteAll = async (options) => {
    isIntercepted = false
    await unrouteAll(options)
  }
}

async function untilIntercepted(page: Page): Promise<void> {
  const probe = () =>
    page.evaluate(async (path) => {
      if (location.protocol === 'about:') return true
      const { status } = await fetch(path)
      return status === 204
    }, PROBE)
  // A page that is empty, on its way to another one or without a connection has no call that could slip through.
  let isReached = false
  while (!isReached) isReached = await probe().catch(() => true)
}
