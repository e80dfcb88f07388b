import type { Locator, Page } from '@playwright/test'

/** /dashboard. */
export class DashboardPage {
  readonly today: Locator
  readonly weekAhead: Locator

  constructor(page: Page) {
    this.today = page.getByRole('region', { name: 'Today' })
    this.weekAhead = page.getByRole('region', { name: 'The week ahead' })
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
