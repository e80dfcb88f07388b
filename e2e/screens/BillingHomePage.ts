import type { Locator, Page } from '@playwright/test'

/** /billing. */
export class BillingHomePage {
  readonly heading: Locator
  readonly needsYou: Locator
  readonly owed: Locator
  readonly deposits: Locator

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Billing' })
    this.needsYou = page.getByRole('region', { name: 'Needs you' })
    this.owed = page.getByRole('region', { name: 'What clients owe' })
    this.deposits = page.getByRole('region', { name: 'Deposits this month' })
  }

  /** A line of what needs somebody, by its words. */
  waiting(words: RegExp): Locator {
    return this.needsYou.getByRole('link', { name: words })
  }
}
