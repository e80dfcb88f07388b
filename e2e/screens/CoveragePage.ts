import type { Locator, Page } from '@playwright/test'

/** The coverage on a client’s page, and the forms that add a coverage and an authorization. */
export class CoveragePage {
  readonly page: Page
  readonly add: Locator
  readonly form: Locator
  readonly payer: Locator
  readonly memberId: Locator
  readonly copay: Locator
  readonly authorizationForm: Locator

  constructor(page: Page) {
    this.page = page
    this.add = page.getByRole('button', { name: 'Add coverage' })
    this.form = page.getByRole('dialog', { name: 'Add coverage' })
    this.payer = this.form.getByRole('button', { name: /Payer/ })
    this.memberId = this.form.getByRole('textbox', { name: 'Member id' })
    this.copay = this.form.getByRole('textbox', { name: /Copay/ })
    this.authorizationForm = page.getByRole('dialog', { name: 'Add authorization' })
  }

  /** A coverage in force, like `First insurance: Aetna`. */
  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  /** The button that adds an authorization to the coverage with a payer. */
  authorize(payer: string): Locator {
    return this.page.getByRole('button', { name: `Add authorization of ${payer}` })
  }

  /** What a payer allowed. */
  authorizations(payer: string): Locator {
    return this.page.getByRole('list', { name: `Authorizations of ${payer}` })
  }

  /** The first part of a date in a form. */
  day(form: Locator, label: string): Locator {
    return form.getByRole('group', { name: label }).getByRole('spinbutton', { name: /^month/ })
  }
}
