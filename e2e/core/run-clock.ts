import type { Page } from '@playwright/test'

/** Returns the time of the run in milliseconds since 1970; it begins at one fixed moment (`fixed-moment.ts`). */
export const runNow = (): number => Date.now()

/** Returns the year that the run lives in, by the clock of its process. */
export const runYear = (): number => new Date(runNow()).getFullYear()

/** Returns what the clock of a page shows, in milliseconds since 1970. */
export const pageNow = (page: Page): Promise<number> => page.evaluate(() => Date.now())
