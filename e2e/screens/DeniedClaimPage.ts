import type { Locator, Page } from '@playwright/test'

/** /billing/claims/{id} of a claim that was denied. */
export class DeniedClaimPage {
  readonly unpaid: Locator
  readonly appeals: Locator
  readonly recordAppeal: Locator
  readonly recordAnswer: Locator
  /** The menu of the actions that have no button of their own. */
  readonly more: Locator
  readonly dialog: Locator
  readonly dueMonth: Locator
  readonly reason: Locator

  constructor(page: Page) {
    this.unpaid = page.getByRole('region', { name: 'What the insurance did not pay' })
    this.appeals = page.getByRole('region', { name: 'Appeals' })
    this.recordAppeal = page.getByRole('button', { name: 'Record an appeal' })
    this.recordAnswer = page.getByRole('button', { name: 'Record the answer' })
    this.more = page.getByRole('button', { name: 'More' })
    this.dialog = page.getByRole('dialog')
    this.dueMonth = this.dialog.getByRole('spinbutton', { name: /^month, Answer expected by/ })
    this.reason = this.dialog.getByRole('button', { name: /Reason/ })
  }

  /** The way in which an appeal was sent. */
  way(name: string | RegExp): Locator {
    return this.dialog.getByRole('radio', { name })
  }

  /** What came of an appeal. */
  outcome(name: RegExp): Locator {
    return this.dialog.getByRole('radio', { name })
  }
}
