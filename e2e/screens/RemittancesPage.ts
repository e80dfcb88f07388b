import type { Locator, Page } from '@playwright/test'

/** /billing/claims with its tab Remittances, and one remittance. */
export class RemittancesPage {
  readonly heading: Locator
  readonly chooseFiles: Locator
  readonly imported: Locator
  readonly save: Locator
  readonly undecided: Locator
  readonly notOurs: Locator
  readonly plan: Locator
  readonly post: Locator
  readonly confirmation: Locator
  readonly posted: Locator
  readonly undone: Locator

  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
    this.chooseFiles = page
      .getByRole('group', { name: 'Import remittances' })
      .getByRole('button', { name: 'Choose files' })
    this.imported = page.getByRole('region', { name: 'What was imported' })
    this.save = page.getByRole('button', { name: 'Save decisions' })
    this.undecided = page.getByRole('radio', { name: 'Not decided yet' })
    this.notOurs = page.getByRole('radio', { name: 'Set aside as not ours' })
    this.plan = page.getByRole('group', { name: 'Before you post it' })
    this.post = page.getByRole('main').getByRole('button', { name: 'Post remittance' })
    this.confirmation = page.getByRole('alertdialog')
    this.posted = page.getByRole('group', { name: 'Posted', exact: true })
    this.undone = page.getByRole('group', { name: 'Not posted' })
  }

  /** The part about a claim of the file that needs a person. */
  claim(pcn: string): Locator {
    return this.page.getByRole('group', { name: new RegExp(pcn) })
  }

  /** The choice of a claim of ours for one of the file. */
  ours(pcn: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${pcn}`) })
  }

  /** The row of a claim that needs nobody. */
  rowOf(pcn: string): Locator {
    return this.page.getByRole('main').getByRole('grid').getByRole('row').filter({ hasText: pcn })
  }
}
