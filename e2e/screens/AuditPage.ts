import type { Locator, Page } from '@playwright/test'

/** /company/organization?section=audit: who did what. */
export class AuditPage {
  readonly tab: Locator
  readonly table: Locator
  readonly kind: Locator
  readonly person: Locator
  readonly clear: Locator
  readonly export: Locator
  readonly exportDialog: Locator
  readonly details: Locator
  readonly everythingOfRecord: Locator

  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    this.tab = page.getByRole('tab', { name: 'Audit' })
    this.table = page.getByRole('grid', { name: 'Audit log' })
    this.kind = button(/Kind of record/)
    this.person = button(/\bWho$/)
    this.clear = button(/^Clear \d+ filters?$/)
    this.export = page.getByRole('button', { name: 'Export', exact: true })
    this.exportDialog = page.getByRole('dialog', { name: 'Export the audit log' })
    this.details = page.getByRole('dialog')
    this.everythingOfRecord = button('Show everything about this record')
  }

  async open(filters = ''): Promise<void> {
    await this.page.goto(`/company/organization?section=audit${filters}`)
    await this.table.getByRole('row').nth(1).waitFor()
  }

  /** The events that are shown, without the header. */
  get events(): Locator {
    return this.table.locator('tbody').getByRole('row')
  }

  event(words: string | RegExp): Locator {
    return this.events.filter({ hasText: words }).first()
  }

  option(name: string): Locator {
    return this.page.getByRole('option', { name, exact: true })
  }
}
