import type { Page } from '@playwright/test'

/** What a browser may store without a session: which device it is, and how the frame looked. */
const KEPT = ['deviceId', 'sidebarCollapsed', 'signInId']

/** What a tab can still read of a session: what is in its stores, and the refresh cookie of its browser. */
export async function tracesOfSession(tab: Page): Promise<string[]> {
  const stored = await tab.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  const cookies = await tab.context().cookies()
  return [...stored.filter((key) => !KEPT.includes(key)), ...cookies.map(({ name }) => name)]
}

/** The words that a tab shows from now on, however briefly; `matching` answers those that it should not have. */
export async function watchWords(tab: Page): Promise<{ matching: (pattern: RegExp) => Promise<string[]> }> {
  await tab.evaluate(() => {
    const shown = new Set<string>()
    const note = () => shown.add(document.body.innerText)
    note()
    new MutationObserver(note).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    Object.assign(window, { wordsShown: shown })
  })
  return {
    matching: async (pattern) => {
      const shown = await tab.evaluate(() => [...(Reflect.get(window, 'wordsShown') as Set<string>)])
      return shown.filter((words) => pattern.test(words))
    },
  }
}
