import type { Locator, Page } from '@playwright/test'

/** /dashboard. */
export class DashboardPage {
  readonly needsYou: Locator
  readonly today: Locator
  readonly weekAhead: Locator

  constructor(page: Page) {
    this.needsYou = page.getByRole('region', { name: 'Needs you' })
    this.today = page.getByRole('region', { name: 'Today' })
    this.weekAhead = page.getByRole('region', { name: 'The week ahead' })
  }

  /** Leads to the measures of a client whose answers name thoughts of self-harm. */
  alertOf(client: string): Locator {
    return this.needsYou.getByRole('link', { name: new RegExp(`${client}: PHQ-9 question\\s9`) })
  }

  /** What opens the next steps of a client's appointment. */
  statusOf(client: string): Locator {
    return this.today.getByRole('button', { name: new RegExp(`^Change the status of .*${client}`) })
  }

  /** The line of a client's appointment. */
  line(client: string): Locator {
    return this.today.getByRole('listitem').filter({ hasText: client })
  }
}
