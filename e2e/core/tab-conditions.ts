import type { Page } from '@playwright/test'

/**
 * Stops all that runs in a tab, as a browser does with one that sleeps: neither its timers nor what other tabs tell
 * it come through until it is woken. Time goes on. Answers the way to wake it.
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

/** Cuts one tab off from the network, and answers the way to connect it again; its browser tells it of both. */
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
