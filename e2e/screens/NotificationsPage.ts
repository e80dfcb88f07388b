import type { Locator, Page } from '@playwright/test'

/** /notifications, and the way to it. */
export class NotificationsPage {
  readonly page: Page
  readonly heading: Locator
  readonly wayIn: Locator
  readonly readAll: Locator
  readonly caughtUp: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
    this.wayIn = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Notifications/ })
    this.readAll = page.getByRole('button', { name: 'Mark all as read' })
    this.caughtUp = page.getByText('You’re all caught up')
  }

  /** By who and what it says. */
  row(words: RegExp): Locator {
    return this.page.getByRole('main').getByRole('row', { name: words })
  }

  show(filter: 'Unread' | 'All' | 'Archived'): Locator {
    return this.page.getByRole('radio', { name: filter, exact: true })
  }

  menuItem(name: string): Locator {
    return this.page.getByRole('menuitem', { name })
  }
}
