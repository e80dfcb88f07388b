import type { Locator, Page } from '@playwright/test'

/** /company/staff: who works here, and who was asked to. */
export class StaffPage {
  readonly heading: Locator
  readonly search: Locator
  readonly status: Locator
  readonly table: Locator
  readonly pager: Locator
  readonly next: Locator
  readonly previous: Locator
  readonly alert: Locator

  readonly invite: Locator
  readonly dialog: Locator
  readonly name: Locator
  readonly email: Locator
  readonly invitations: Locator
  /** Asked before an invitation ends. */
  readonly question: Locator
  readonly revokeIt: Locator

  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    this.heading = page.getByRole('heading', { level: 1, name: 'Staff' })
    this.search = page.getByRole('searchbox', { name: 'Find by name or e-mail' })
    this.status = page.getByRole('button', { name: /Status/ })
    this.table = page.getByRole('grid', { name: 'Staff' })
    this.pager = page.getByRole('group', { name: 'Pages of staff' })
    this.next = this.pager.getByRole('button', { name: 'Next' })
    this.previous = this.pager.getByRole('button', { name: 'Previous' })
    this.alert = page.getByRole('alert')
    this.invite = button('Invite someone')
    this.dialog = page.getByRole('dialog', { name: 'Invite someone' })
    this.name = this.dialog.getByRole('textbox', { name: 'Name' })
    this.email = this.dialog.getByRole('textbox', { name: 'E-mail' })
    this.invitations = page.getByRole('list', { name: 'Open invitations' })
    this.question = page.getByRole('alertdialog', { name: /^Revoke the invitation/ })
    this.revokeIt = this.question.getByRole('button', { name: 'Revoke' })
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/company/staff${query}`)
    await this.heading.waitFor()
  }

  row(name: string): Locator {
    return this.table.getByRole('row', { name })
  }

  choice(name: string): Locator {
    return this.dialog.getByRole('checkbox', { name, exact: true })
  }

  sendAgain(name: string): Locator {
    return this.page.getByRole('button', { name: `Send again the invitation of ${name}` })
  }

  revoke(name: string): Locator {
    return this.page.getByRole('button', { name: `Revoke the invitation of ${name}` })
  }

  /** What was confirmed; it is spoken too, from another place. */
  toast(words: string): Locator {
    return this.page.getByRole('alertdialog').filter({ hasText: words })
  }
}
