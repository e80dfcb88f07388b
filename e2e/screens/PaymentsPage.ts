import type { Locator, Page } from '@playwright/test'

/** /billing/payments and /billing/credits, with the forms that put money on several invoices. */
export class PaymentsPage {
  readonly heading: Locator
  readonly table: Locator
  readonly recording: Locator
  readonly applying: Locator

  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
    this.table = page.getByRole('main').getByRole('grid')
    this.recording = page.getByRole('dialog', { name: 'Record a payment' })
    this.applying = page.getByRole('dialog', { name: 'Put credit on invoices' })
  }

  /** A field of the form that is open. */
  field(name: string): Locator {
    return this.page.getByRole('dialog').getByRole('textbox', { name, exact: true })
  }

  /** The row of a client with credit. */
  rowOf(client: string): Locator {
    return this.table.getByRole('row', { name: client })
  }

  /** The menu of what can be done with a client’s credit. */
  menuOf(client: string): Locator {
    return this.page.getByRole('button', { name: `Actions for ${client}` })
  }
}
