import type { Locator, Page } from '@playwright/test'

/** /billing/superbills, the making of some, and one of them. */
export class SuperbillsPage {
  readonly heading: Locator
  readonly table: Locator
  readonly newOnes: Locator
  readonly period: Locator
  readonly made: Locator
  readonly seeDrafts: Locator
  readonly paper: Locator
  readonly missing: Locator
  readonly history: Locator
  readonly issue: Locator
  readonly issueAnyway: Locator
  readonly send: Locator
  readonly sending: Locator
  readonly voidIt: Locator
  readonly voiding: Locator

  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
    this.table = page.getByRole('main').getByRole('grid')
    this.newOnes = page.getByRole('main').getByRole('link', { name: 'Make superbills' }).first()
    this.period = page.getByRole('search').getByRole('button', { name: /Period/ })
    this.made = page.getByRole('region', { name: 'What was made' })
    this.seeDrafts = this.made.getByRole('link', { name: 'See the drafts' })
    this.paper = page.getByRole('article', { name: 'What this superbill says' })
    this.missing = page.getByRole('region', { name: 'What is missing' })
    this.history = page.getByRole('list', { name: 'History of this superbill' })
    this.issue = page.getByRole('button', { name: 'Issue superbill' })
    this.issueAnyway = page.getByRole('alertdialog').getByRole('button', { name: 'Issue anyway' })
    this.send = page.getByRole('button', { name: 'Send', exact: true })
    this.sending = page.getByRole('dialog', { name: 'Send superbill' })
    this.voidIt = page.getByRole('main').getByRole('button', { name: 'Void superbill' })
    this.voiding = page.getByRole('dialog', { name: 'Void superbill' })
  }

  /** The button that makes as many as are chosen. */
  make(count: number): Locator {
    return this.page.getByRole('button', { name: `Make ${count} superbill${count === 1 ? '' : 's'}` })
  }

  /** The row of a client, in the list or among those who wait. */
  rowOf(client: string): Locator {
    return this.table.getByRole('row').filter({ hasText: client })
  }
}
