import type { Page } from '@playwright/test'
import { runNow } from './run-clock'

/** Makes the last input in this browser so many minutes old, as another tab does. */
export async function leaveFor(page: Page, minutes: number): Promise<void> {
  await page.evaluate(
    (instant) => {
      window.localStorage.setItem('last-input', String(instant))
      window.dispatchEvent(new StorageEvent('storage', { key: 'last-input' }))
    },
    runNow() - minutes * 60_000,
  )
}
