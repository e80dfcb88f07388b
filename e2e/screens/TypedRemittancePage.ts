import type { Locator, Page } from '@playwright/test'

/** /billing/claims/remittances/new: a payment on paper. */
export class TypedRemittancePage {
  readonly open: Locator
  readonly heading: Locator
  readonly insurance: Locator
  readonly number: Locator
  readonly month: Locator
  readonly amount: Locator
  readonly findClaim: Locator
  readonly sum: Locator
  readonly save: Locator

  private readonly form: Locator

  constructor(page: Page) {
    this.open = page.getByRole('link', { name: 'Type in a payment' })
    this.heading = page.getByRole('heading', { level: 1 })
    this.form = page.getByRole('form', { name: 'Payment' })
    this.insurance = this.form.getByRole('combobox', { name: 'Insurance' })
    this.number = this.form.getByRole('textbox', { name: 'Check or transfer number' })
    this.month = this.form.getByRole('spinbutton', { name: /^month, Date/ })
    this.amount = this.form.getByRole('textbox', { name: /^Amount/ })
    this.findClaim = this.form.getByRole('combobox', { name: /^Find a claim/ })
    this.sum = this.form
      .getByText('The claims and the other money come to the amount of the payment.')
      .first()
    this.save = this.form.getByRole('button', { name: 'Save and look it through' })
  }

  /** A field of a service of the claim, by its place among them. */
  ofService(index: number, field: string): Locator {
    return this.form
      .getByRole('group', { name: /: charged \$/ })
      .nth(index)
      .getByRole('textbox', { name: new RegExp(`^${field}`) })
  }
}
