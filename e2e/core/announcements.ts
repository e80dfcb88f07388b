import type { Page } from '@playwright/test'
import { untilNothingLoads } from './until-nothing-loads'

/**
 * Notes what a tab has a screen reader say from now on, beside what gets the focus; answers the way to read it. It
 * begins once the page is there: on a slow machine that would be said as well.
 */
export async function watchAnnouncements(tab: Page): Promise<() => Promise<string[]>> {
  await untilNothingLoads(tab)
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
  return () => tab.evaluate(() => [...(Reflect.get(window, 'spoken') as Map<Node, string>).values()])
}
