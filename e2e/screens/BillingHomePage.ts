import type { Locator, Page } from '@playwright/test'

/** /billing. */
export class BillingHomePage {
  readonly heading: Locator
  readonly needsYou: Locator
  readonly owed: Locator
  readonly deposits: Locator
  readonly claims: Locator

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Billing' })
    this.needsYou = page.getByRole('region', { name: 'Needs you' })
    this.owed = page.getByRole('region', { name: 'What clients owe' })
    this.deposits = page.getByRole('region', { name: 'Deposits this month' })
    this.claims = page.getByRole('region', { name: 'Insurance claims' })
  }

  /** A line of what needs somebody, by its words. */
  waiting(words: RegExp): Locator {
    return this.needsYou.or(this.claims).getByRole('link', { name: words })
  }
}
