import type { Locator, Page } from '@playwright/test'

/** /billing/statements, the review of its drafts, and one of them. */
export class StatementsPage {
  readonly heading: Locator
  readonly lookThrough: Locator
  readonly drafts: Locator
  readonly toHandOver: Locator
  readonly sent: Locator
  readonly paper: Locator
  readonly around: Locator
  readonly history: Locator
  readonly send: Locator
  readonly sending: Locator
  readonly sendThem: Locator

  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
    this.lookThrough = page.getByRole('link', { name: 'Look through them one after another' })
    this.drafts = page.getByRole('grid', { name: 'Drafts to send by e-mail' })
    this.toHandOver = page.getByRole('region', { name: 'To print or hand over' })
    this.sent = page.getByRole('region', { name: 'What was sent' })
    this.paper = page.getByRole('article', { name: 'What this statement says' })
    this.around = page.getByRole('navigation', { name: 'Drafts to review' })
    this.history = page.getByRole('list', { name: 'History of this statement' })
    this.send = page.getByRole('button', { name: 'Send', exact: true })
    this.sending = page.getByRole('dialog', { name: 'Send statement' })
    this.sendThem = page.getByRole('alertdialog').getByRole('button', { name: 'Send them' })
  }

  /** The button that sends as many as are chosen. */
  sendChosen(count: number): Locator {
    return this.page.getByRole('button', { name: `Send ${count} statement${count === 1 ? '' : 's'}` })
  }
}
