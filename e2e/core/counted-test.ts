import { expect, test as base } from '@playwright/test'
import { countJourney, countPages } from './work-log'

/** A journey whose work is counted, with no product of its own. */
export const test = base.extend<{ work: undefined }>({
  work: [
    async ({}, use) => {
      countJourney()
      await use(undefined)
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      countPages(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
})

export { expect }
