import type { Locator, Page } from '@playwright/test'

/** /forgot-password: asking for a code, then a new password with it. */
export class ForgotPasswordPage {
  readonly heading: Locator
  readonly newPasswordHeading: Locator
  readonly email: Locator
  readonly sendCode: Locator
  readonly haveCode: Locator
  readonly code: Locator
  readonly newPassword: Locator
  readonly setPassword: Locator
  readonly sendNew: Locator
  readonly alert: Locator

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Forgot your password?' })
    this.newPasswordHeading = page.getByRole('heading', { level: 1, name: 'Set a new password' })
    this.email = page.getByRole('textbox', { name: 'E-mail' })
    this.sendCode = page.getByRole('button', { name: 'Send a code' })
    this.haveCode = page.getByRole('link', { name: 'I have a code' })
    this.code = page.getByRole('textbox', { name: 'Code' })
    this.newPassword = page.getByLabel('New password', { exact: true })
    this.setPassword = page.getByRole('button', { name: 'Set new password' })
    this.sendNew = page.getByRole('button', { name: 'Send a new code' })
    this.alert = page.getByRole('alert')
  }
}
