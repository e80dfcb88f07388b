import { expect, type Page, type Route } from '@playwright/test'

/**
 * Stops all that runs in a tab, as a browser does with one that sleeps: neither timers nor messages of other tabs
 * reach it until it is woken. Time goes on. Returns the function that wakes it.
 */
export async function putToSleep(tab: Page): Promise<() => Promise<void>> {
  const cdp = await tab.context().newCDPSession(tab)
  await cdp.send('Debugger.enable')
  const asleep = new Promise((resolve) => cdp.once('Debugger.paused', resolve))
  await cdp.send('Debugger.pause')
  await asleep
  return async () => {
    await cdp.send('Debugger.resume')
    await cdp.detach()
  }
}

/** Disconnects one tab from the network, and returns the function that connects it again; the tab gets both events. */
export async function takeOffline(tab: Page): Promise<() => Promise<void>> {
  const cdp = await tab.context().newCDPSession(tab)
  const network = (offline: boolean) =>
    cdp.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  await cdp.send('Network.enable')
  await network(true)
  return async () => {
    await network(false)
    await cdp.detach()
  }
}

/** A refresh that does not reach the server until it is released. */
export interface HeldRefresh {
  /** The tab that asks for it, whichever it is. */
  readonly holder: Page
  readonly others: readonly Page[]
  release(): Promise<void>
}

/** Waits until any of the tabs refreshes, and holds that refresh back until it is released. */
export async function holdNextRefresh(tabs: readonly [Page, ...Page[]]): Promise<HeldRefresh> {
  const held: Route[] = []
  const hold = (route: Route) => void held.push(route)
  const goOn = (tab: Page) => tab.unroute('**/api/auth/refresh', hold)
  await Promise.all(tabs.map((tab) => tab.route('**/api/auth/refresh', hold)))
  await expect.poll(() => held.length, { message: 'refreshes held' }).toBeGreaterThan(0)
  const holder = held[0]?.request().frame().page() ?? tabs[0]
  const others = tabs.filter((tab) => tab !== holder)
  await Promise.all(others.map(goOn))
  return {
    holder,
    others,
    release: async () => {
      await goOn(holder)
      // A tab that has given one up by now, or is gone, can't get its answer.
      await Promise.all(held.map((route) => route.continue().catch(() => undefined)))
    },
  }
}

/** Has the server do what the tab's next refresh asks for, and loses its answer; says how often it has done so. */
export async function loseNextRefresh(tab: Page): Promise<{ count: () => number }> {
  let lost = 0
  await tab.route(
    '**/api/auth/refresh',
    async (route) => {
      const request = route.request()
      const cookies = await tab.context().cookies()
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const { 'content-type': type = '', 'x-csrf-token': csrf = '' } = request.headers()
      const headers = { cookie, 'content-type': type, 'x-csrf-token': csrf }
      const answer = await fetch(request.url(), { method: 'POST', headers, body: request.postData() })
      if (answer.ok) lost += 1
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  return { count: () => lost }
}
