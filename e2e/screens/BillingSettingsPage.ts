import type { Locator, Page } from '@playwright/test'

/** /billing/settings: who bills, payers, services with their fees, invoices and statements, and card payments. */
export class BillingSettingsPage {
  readonly heading: Locator
  readonly payersTab: Locator
  readonly addProfile: Locator
  readonly addPayer: Locator
  readonly payers: Locator
  readonly dialog: Locator
  readonly savePayer: Locator
  readonly services: Locator
  readonly saveService: Locator
  readonly invoicing: Locator
  readonly edit: Locator
  readonly statementDay: Locator
  readonly saveSettings: Locator
  readonly cardPayments: Locator
  readonly connectStripe: Locator
  readonly connectAgain: Locator
  readonly disconnectStripe: Locator

  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1, name: 'Billing settings' })
    this.payersTab = page.getByRole('tab', { name: 'Insurance payers' })
    this.addProfile = page.getByRole('button', { name: 'Add billing profile' })
    this.addPayer = page.getByRole('button', { name: 'Add payer' })
    this.payers = page.getByRole('grid', { name: 'Insurance payers' })
    this.dialog = page.getByRole('dialog')
    this.savePayer = this.dialog.getByRole('button', { name: 'Save payer' })
    this.services = page.getByRole('grid', { name: 'Services and fees' })
    this.saveService = this.dialog.getByRole('button', { name: 'Save service' })
    this.invoicing = page.getByRole('region', { name: 'Invoices and statements' })
    this.edit = this.invoicing.getByRole('button', { name: 'Edit' })
    this.statementDay = this.dialog.getByRole('button', { name: /Statement day/ })
    this.saveSettings = this.dialog.getByRole('button', { name: 'Save settings' })
    this.cardPayments = page.getByRole('region', { name: 'Card payments' })
    this.connectStripe = page.getByRole('button', { name: 'Connect Stripe', exact: true })
    this.connectAgain = page.getByRole('button', { name: 'Connect Stripe again' })
    this.disconnectStripe = page.getByRole('button', { name: 'Disconnect Stripe' })
  }

  /** A field of the open form, by its whole label. */
  field(label: string): Locator {
    return this.dialog.getByRole('textbox', { name: label, exact: true })
  }

  payer(name: string): Locator {
    return this.payers.getByRole('row').filter({ hasText: name })
  }

  service(code: string): Locator {
    return this.services.getByRole('row').filter({ hasText: code })
  }

  actionsFor(name: string): Locator {
    return this.page.getByRole('button', { name: `Actions for ${name}` })
  }

  /** What was confirmed. */
  toast(words: string): Locator {
    return this.page.getByRole('alertdialog').filter({ hasText: words })
  }
}
