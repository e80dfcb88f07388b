import type { Locator, Page } from '@playwright/test'

/** /company/roles-permissions: all roles, one of them, and what they come to for a person. */
export class RolesPage {
  readonly heading: Locator
  readonly tabs: Locator
  readonly list: Locator
  readonly comparison: Locator
  readonly newRole: Locator
  readonly copy: Locator
  readonly person: Locator
  readonly alert: Locator

  readonly newHeading: Locator
  readonly name: Locator
  readonly description: Locator
  readonly save: Locator
  readonly versions: Locator
  readonly keepMine: Locator

  /** Who gains or loses what, before a role is saved. */
  readonly preview: Locator
  readonly savePreviewed: Locator

  readonly remove: Locator
  readonly removeQuestion: Locator
  readonly confirmRemoval: Locator
  readonly keep: Locator

  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    this.heading = page.getByRole('heading', { level: 1, name: 'Roles & permissions' })
    this.tabs = page.getByRole('tablist', { name: 'Roles and permissions' })
    this.list = page.getByRole('list', { name: 'Roles' })
    this.comparison = page.getByRole('grid', { name: 'What each role allows' })
    this.newRole = page.getByRole('link', { name: 'New role' })
    this.copy = page.getByRole('link', { name: 'Copy as new role' })
    this.person = page.getByRole('combobox', { name: 'Person' })
    this.alert = page.getByRole('alert')
    this.newHeading = page.getByRole('heading', { level: 1, name: 'New role' })
    this.name = page.getByRole('textbox', { name: 'Name', exact: true })
    this.description = page.getByRole('textbox', { name: 'Description (optional)' })
    this.save = button('Save role')
    this.versions = page.getByRole('grid', { name: 'Both versions' })
    this.keepMine = button('Save mine over theirs')
    this.preview = page.getByRole('dialog', { name: 'Who gains or loses what' })
    this.savePreviewed = this.preview.getByRole('button', { name: 'Save role' })
    this.remove = button('Delete role')
    this.removeQuestion = page.getByRole('alertdialog', { name: /^Delete / })
    this.confirmRemoval = this.removeQuestion.getByRole('button', { name: 'Delete role' })
    this.keep = this.removeQuestion.getByRole('button', { name: 'Keep it' })
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/company/roles-permissions${search}`)
  }

  row(name: string): Locator {
    return this.list.getByRole('listitem').filter({ has: this.page.getByRole('link', { name, exact: true }) })
  }

  link(name: string): Locator {
    return this.list.getByRole('link', { name, exact: true })
  }

  headingOf(role: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: role })
  }

  answer(permission: string, answer: string): Locator {
    return this.page.getByRole('radiogroup', { name: permission }).getByRole('radio', { name: answer })
  }

  part(title: string): Locator {
    return this.page.getByRole('region', { name: title })
  }

  /** What was confirmed; it is spoken too, from another place. */
  toast(words: string): Locator {
    return this.page.getByRole('alertdialog').filter({ hasText: words })
  }
}
