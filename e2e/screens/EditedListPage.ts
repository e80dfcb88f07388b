import type { Locator, Page } from '@playwright/test'

const WORDS = {
  locations: { one: 'location', list: 'Locations' },
  holidays: { one: 'holiday', list: 'Holidays' },
} as const

/** The locations or the holidays of /company/organization, which show at once what is done to them. */
export class EditedListPage {
  readonly lines: Locator
  readonly add: Locator
  readonly dialog: Locator
  readonly name: Locator
  readonly alert: Locator
  readonly keepEditing: Locator
  readonly closeToast: Locator
  readonly undo: Locator
  /** Both versions of a record that another person has saved meanwhile. */
  readonly versions: Locator
  readonly keepMine: Locator

  private readonly page: Page

  constructor(page: Page, part: keyof typeof WORDS) {
    this.page = page
    const { one, list } = WORDS[part]
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    this.lines = page.getByRole('list', { name: list, exact: true }).locator(':scope > li')
    this.add = page.getByRole('region', { name: list }).getByRole('button', { name: `Add ${one}` })
    this.dialog = page.getByRole('dialog')
    this.name = this.dialog.getByRole('textbox', { name: /^(Location n|N)ame$/ })
    this.alert = page.getByRole('alert')
    this.keepEditing = button('Keep editing')
    this.closeToast = page.getByRole('alertdialog').getByRole('button', { name: 'Close' })
    this.undo = button('Undo')
    this.versions = page.getByRole('grid', { name: 'Both versions' })
    this.keepMine = button('Save mine over theirs')
  }

  line(name: string): Locator {
    return this.lines.filter({ hasText: name })
  }

  /** What the line is called, where the focus goes. */
  nameOf(name: string): Locator {
    return this.lines.getByText(name, { exact: true })
  }

  actionsFor(name: string): Locator {
    return this.page.getByRole('button', { name: `Actions for ${name}` })
  }
  /** What was confirmed; it is spoken too, from another place. */
  toast(words: string): Locator {
    return this.page.getByRole('alertdialog').filter({ hasText: words })
  }
}
