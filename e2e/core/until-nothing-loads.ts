import { expect, type Page } from '@playwright/test'

/** No part of the page is on its way any more, and nothing says that it were. */
export async function untilNothingLoads(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
}
