import { expect, test as base } from '@playwright/test'
import { ADDRESS_HEADER, ownAddress } from './own-address'
import { countJourney, countPages } from './work-log'

/** A journey that calls from an address of its own and whose work is counted; it has no product yet. */
export const test = base.extend<{ work: undefined }>({
  work: [
    async ({}, use) => {
      countJourney()
      await use(undefined)
    },
    { auto: true },
  ],
  extraHTTPHeaders: ({}, use) => use({ [ADDRESS_HEADER]: ownAddress() }),
  browser: [
    async ({ browser }, use) => {
      countPages(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
})

export { expect }
