import type { Locator, Page } from '@playwright/test'

/** The pages of the built-in test provider, and the page that they lead back to. */
export class StripePage {
  readonly setUp: Locator
  readonly send: Locator
  readonly keepACard: Locator
  readonly keep: Locator
  readonly connected: Locator
  readonly backToSettings: Locator

  constructor(page: Page) {
    this.setUp = page.getByRole('heading', { level: 1, name: 'Set up card payments' })
    this.send = page.getByRole('button', { name: 'Send and go back to Oaklet' })
    this.keepACard = page.getByRole('heading', { level: 1, name: 'Keep a card' })
    this.keep = page.getByRole('button', { name: 'Keep this card' })
    this.connected = page.getByRole('heading', { level: 1, name: 'Stripe is connected' })
    this.backToSettings = page.getByRole('link', { name: 'Back to billing settings' })
  }
}
