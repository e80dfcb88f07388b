import type { Locator, Page } from '@playwright/test'

/** /join: where the link of an invitation leads. */
export class JoinPage {
  readonly heading: Locator
  readonly notGood: Locator
  readonly somebodyElse: Locator
  readonly cutOff: Locator
  readonly name: Locator
  readonly password: Locator
  readonly openAccount: Locator
  readonly signInToJoin: Locator
  readonly join: Locator
  readonly signOut: Locator

  constructor(page: Page) {
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    this.heading = heading(/^Join /)
    this.notGood = heading('This invitation is no longer good')
    this.somebodyElse = heading('This invitation is for another e-mail')
    this.cutOff = heading('Open the link in your mail')
    this.name = page.getByRole('textbox', { name: 'Your name' })
    this.password = page.getByLabel('Password', { exact: true })
    this.openAccount = button('Open account and join')
    this.signInToJoin = button('Sign in to join')
    this.join = button(/^Join /)
    this.signOut = button('Sign out and go on')
  }
}
