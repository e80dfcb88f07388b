import type { Page } from '@playwright/test'

/** Counts the keys that are pressed on a page from now on; answers the way to read how many there were. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { presses: 0 }
    window.addEventListener('keydown', () => (counted.presses += 1), { capture: true })
    Object.assign(window, { counted })
  })
  return () => page.evaluate(() => (Reflect.get(window, 'counted') as { presses: number }).presses)
}
