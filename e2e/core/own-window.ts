import type { BrowserContext, Page } from '@playwright/test'

/**
 * Has each tab open in a window of its own. A tab behind another one is drawn once a second, and whatever waits for it to
 * be drawn, a click or a focus, would take seconds.
 */
export function openInOwnWindows(context: BrowserContext): void {
  const openFirst = context.newPage.bind(context)
  context.newPage = async () => {
    const [first] = context.pages()
    return first === undefined ? openFirst() : openWindow(context, first)
  }
}

async function openWindow(context: BrowserContext, beside: Page): Promise<Page> {
  const cdp = await context.newCDPSession(beside)
  const { targetInfo } = await cdp.send('Target.getTargetInfo')
  const { browserContextId } = targetInfo
  const [page] = await Promise.all([
    context.waitForEvent('page'),
    cdp.send('Target.createTarget', {
      url: 'about:blank',
      newWindow: true,
      ...(browserContextId !== undefined && { browserContextId }),
    }),
  ])
  await cdp.detach()
  return page
}
