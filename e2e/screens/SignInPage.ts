import type { Locator, Page } from '@playwright/test'
import { DEMO_PASSWORD } from '../core/demo'

/** /login */
export class SignInPage {
  readonly heading: Locator
  readonly email: Locator
  readonly password: Locator
  readonly submit: Locator
  readonly alert: Locator
  readonly forgotPassword: Locator
  readonly createAccount: Locator

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Sign in' })
    this.email = page.getByRole('textbox', { name: 'E-mail' })
    this.password = page.getByLabel('Password', { exact: true })
    this.submit = page.getByRole('button', { name: 'Sign in', exact: true })
    this.alert = page.getByRole('alert')
    this.forgotPassword = page.getByRole('link', { name: 'Forgot your password?' })
    this.createAccount = page.getByRole('link', { name: 'Create an account' })
  }

  async signIn(email: string, password = DEMO_PASSWORD): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.submit.click()
  }
}
