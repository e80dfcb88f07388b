import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Reloads a page that asks before it is left, and stays. */
export async function stayAtReload(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  // It is never done, since the person stays.
  void page.reload().catch(() => undefined)
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
}
