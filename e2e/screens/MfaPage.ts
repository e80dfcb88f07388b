import type { Locator, Page } from '@playwright/test'

/** /mfa-verification, at the end of a sign-in or of a registration. */
export class MfaPage {
  readonly heading: Locator
  /** Of a registration. */
  readonly confirmHeading: Locator
  readonly code: Locator
  readonly verify: Locator
  readonly confirm: Locator
  readonly sendNew: Locator
  readonly backToSignIn: Locator
  readonly alert: Locator

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Check your e-mail' })
    this.confirmHeading = page.getByRole('heading', { level: 1, name: 'Confirm your e-mail' })
    this.code = page.getByRole('textbox', { name: 'Code' })
    this.verify = page.getByRole('button', { name: 'Verify' })
    this.confirm = page.getByRole('button', { name: 'Confirm' })
    this.sendNew = page.getByRole('button', { name: 'Send a new code' })
    this.backToSignIn = page.getByRole('link', { name: 'Back to sign in' })
    this.alert = page.getByRole('alert')
  }
}
