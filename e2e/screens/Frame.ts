import type { Locator, Page } from '@playwright/test'

/** What stands around every staff screen: top bar, sidebar, heading. */
export class Frame {
  readonly navigation: Locator
  readonly account: Locator
  readonly signOut: Locator
  readonly heading: Locator

  constructor(page: Page) {
    this.navigation = page.getByRole('navigation', { name: 'Main' })
    this.account = page.getByRole('button', { name: /^Account: / })
    this.signOut = page.getByRole('menuitem', { name: 'Sign out' })
    this.heading = page.getByRole('heading', { level: 1 })
  }

  linkTo(name: string): Locator {
    return this.navigation.getByRole('link', { name })
  }
}
