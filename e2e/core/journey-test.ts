import './fixed-moment'
import { expect, test as base } from '@playwright/test'
import { watchCalls } from './calls-under-way'
import { momentOffset } from './moment-offset'
import { openInOwnWindows } from './own-window'
import { ADDRESS_HEADER, ownAddress } from './own-address'
import { BUSY_MS, offerDrawn, pressWhenDrawn } from './press-when-drawn'
import { routeFromNow } from './route-from-now'
import { shiftDate } from './shift-date'
import { countJourney, countPages } from './work-log'

/** A journey at the moment of the run, from an address of its own, whose work is counted; it has no product yet. */
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
      browser.on('context', (context) => {
        void context.addInitScript(shiftDate, momentOffset())
        void context.addInitScript(offerDrawn, BUSY_MS)
        openInOwnWindows(context)
        context.on('page', watchCalls)
        context.on('page', pressWhenDrawn)
        context.on('page', routeFromNow)
      })
      await use(browser)
    },
    { scope: 'worker' },
  ],
})

export { expect }
