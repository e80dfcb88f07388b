import type { Locator, Page } from '@playwright/test'

/** /register */
export class RegisterPage {
  readonly heading: Locator
  readonly name: Locator
  readonly practiceName: Locator
  readonly email: Locator
  readonly password: Locator
  readonly alert: Locator

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Create an account' })
    this.name = page.getByRole('textbox', { name: 'Your name' })
    this.practiceName = page.getByRole('textbox', { name: 'Practice name' })
    this.email = page.getByRole('textbox', { name: 'E-mail' })
    this.password = page.getByLabel('Password', { exact: true })
    this.alert = page.getByRole('alert')
  }
}
