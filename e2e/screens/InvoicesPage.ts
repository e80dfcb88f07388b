import type { Locator, Page } from '@playwright/test'

/** /billing/invoices, a new one, and one of them. */
export class InvoicesPage {
  readonly heading: Locator
  readonly search: Locator
  readonly newInvoice: Locator
  readonly table: Locator
  readonly saveDraft: Locator
  readonly issue: Locator
  readonly recordPayment: Locator
  readonly applyCredit: Locator
  readonly moveToCredit: Locator
  readonly voidInvoice: Locator
  readonly deleteDraft: Locator
  readonly dialog: Locator
  readonly amount: Locator
  readonly recordInDialog: Locator
  readonly ledger: Locator
  readonly adjust: Locator

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1 })
    this.search = page.getByRole('searchbox', { name: 'Find by client or number' })
    this.newInvoice = page.getByRole('link', { name: 'New invoice' })
    this.table = page.getByRole('main').getByRole('grid')
    this.saveDraft = page.getByRole('button', { name: 'Save draft' })
    this.issue = page.getByRole('button', { name: 'Issue invoice' })
    this.recordPayment = page.getByRole('button', { name: 'Record a payment' })
    this.applyCredit = page.getByRole('button', { name: 'Apply credit' })
    this.moveToCredit = page.getByRole('button', { name: 'Move to credit' })
    this.voidInvoice = page.getByRole('button', { name: 'Void invoice' })
    this.deleteDraft = page.getByRole('button', { name: 'Delete draft' })
    this.dialog = page.getByRole('dialog', { name: 'Record a payment' })
    this.amount = this.dialog.getByRole('textbox', { name: 'Amount' })
    this.recordInDialog = this.dialog.getByRole('button', { name: 'Record payment' })
    this.adjust = page.getByRole('button', { name: 'Adjust the amount' })
    this.ledger = page.getByRole('table', { name: 'How the balance adds up' })
  }

  /** The last line of the ledger. */
  get balance(): Locator {
    return this.ledger.getByRole('row').last()
  }

  /** The menu of a line of the ledger, by its words. */
  lineMenu(words: RegExp): Locator {
    return this.ledger.getByRole('button', { name: words })
  }
}
