import type { BrowserContext, Page } from '@playwright/test'

/**
 * Has each tab open in a window of its own. A tab behind another one is drawn once a second, and whatever waits for it to
 * be drawn, a click or a focus, would take seconds.
 */
export function openInOwnWindows(context: BrowserContext): void {
  const open = context.newPage.bind(context)
  let contextId: string | undefined
  context.newPage = async () => {
    if (contextId !== undefined) return openWindow(context, contextId)
    const page = await open()
    contextId = await contextIdOf(page)
    return page
  }
}

/** What the browser calls the context that a page is in. */
async function contextIdOf(page: Page): Promise<string | undefined> {
  const cdp = await page.context().newCDPSession(page)
  const { targetInfo } = await cdp.send('Target.getTargetInfo')
  await cdp.detach()
  return targetInfo.browserContextId
}

/** The browser itself opens it, as any of the pages that there are may have crashed. */
async function openWindow(context: BrowserContext, browserContextId: string): Promise<Page> {
  const cdp = await context.browser()?.newBrowserCDPSession()
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    cdp?.send('Target.createTarget', { url: 'about:blank', browserContextId, newWindow: true }),
  ])
  await cdp?.detach()
  return page
}
