import type { Page } from '@playwright/test'

/**
 * Notes what a tab has a screen reader say from now on, beside what gets the focus; answers the way to read it. That
 * something is loading is left out: on a slow machine it is said of the page that is being left.
 */
export async function watchAnnouncements(tab: Page): Promise<() => Promise<string[]>> {
  await tab.evaluate(() => {
    const LIVE = '[role=alert], [role=status], [role=log], [aria-live]'
    const spoken = new Map<Node, string>()
    const say = (node: Node) => {
      if (!spoken.has(node) && node.textContent) spoken.set(node, node.textContent)
    }
    const note = (node: Node) => {
      if (!(node instanceof Element)) return
      const regions = node.matches(LIVE) ? [node] : [...node.querySelectorAll(LIVE)]
      if (regions.length > 0) for (const region of regions) region.childNodes.forEach(say)
      else if (node.closest(LIVE) !== null) say(node)
    }
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(note)
    }).observe(document.body, { childList: true, subtree: true })
    Object.assign(window, { spoken })
  })
  return async () => {
    const words = await tab.evaluate(() => [...(Reflect.get(window, 'spoken') as Map<Node, string>).values()])
    return words.filter((one) => !one.startsWith('Loading'))
  }
}
