import type { Locator, Page } from '@playwright/test'
import { pressOn, typeInto } from '../core/keyboard'
import { linkInMail, nextMail, nextMailedCode } from '../core/outbox'

/** /client-onboarding/{linkId}: the pages of a client who opened the link of a packet. */
export class OnboardingPage {
  readonly sendCode: Locator
  readonly code: Locator
  readonly birthMonth: Locator
  readonly next: Locator
  readonly finish: Locator

  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    this.sendCode = button('Send me a code')
    this.code = page.getByLabel('Code', { exact: true })
    this.birthMonth = page.getByRole('spinbutton', { name: /^month/ })
    this.next = button('Continue')
    this.finish = button('Finish these questions')
  }

  /** Opens the link of the first mail to this address, and enters the code of the second. */
  async enter(dataDir: string, email: string): Promise<void> {
    await this.page.context().clearCookies()
    await this.page.goto(linkInMail(await nextMail(dataDir, email)))
    await pressOn(this.page, this.sendCode)
    await typeInto(this.page, this.code, await nextMailedCode(dataDir, email, 1))
    await pressOn(this.page, this.next)
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name })
  }
  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name })
  }
  field(name: string): Locator {
    return this.page.getByRole('textbox', { name })
  }
  /** The first answer to a question, at which the keyboard comes in. */
  answer(name: string): Locator {
    return this.page.getByRole('radio', { name })
  }
}
