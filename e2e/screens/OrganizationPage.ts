import type { Locator, Page } from '@playwright/test'

/** /company/organization: what the organization is, one part at a time. */
export class OrganizationPage {
  readonly heading: Locator
  readonly tabs: Locator
  readonly alert: Locator

  readonly name: Locator
  readonly email: Locator
  readonly phone: Locator
  readonly city: Locator
  readonly timeZone: Locator
  readonly currency: Locator
  readonly save: Locator

  /** Both versions of a record that another person has saved meanwhile. */
  readonly versions: Locator
  readonly keepMine: Locator
  readonly takeTheirs: Locator

  readonly days: Locator
  readonly addBreak: Locator
  readonly saveHours: Locator

  readonly makeExport: Locator
  readonly download: Locator
  readonly earlierExports: Locator

  /** Asked before unsaved words are left. */
  readonly leaveQuestion: Locator
  readonly leave: Locator

  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const textbox = (name: string) => page.getByRole('textbox', { name })
    this.heading = page.getByRole('heading', { level: 1, name: 'Organization settings' })
    this.tabs = page.getByRole('tablist', { name: 'Organization settings' })
    this.alert = page.getByRole('alert')
    this.name = textbox('Organization name')
    this.email = textbox('E-mail (optional)')
    this.phone = textbox('Phone (optional)')
    this.city = textbox('City')
    this.timeZone = page.getByRole('combobox', { name: 'Time zone' })
    this.currency = page.getByRole('combobox', { name: 'Currency' })
    this.save = button('Save settings')
    this.versions = page.getByRole('grid', { name: 'Both versions' })
    this.keepMine = button('Save mine over theirs')
    this.takeTheirs = button('Take theirs')
    this.days = page.getByRole('list', { name: 'Business hours' }).locator(':scope > li')
    this.addBreak = button('Add a break')
    this.saveHours = button('Save hours')
    this.makeExport = button('Make an export')
    this.download = button('Download')
    this.earlierExports = page.getByRole('region', { name: 'Earlier exports' })
    this.leaveQuestion = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    this.leave = button('Leave without saving')
  }

  async open(section?: 'practice' | 'hours' | 'locations' | 'holidays' | 'export'): Promise<void> {
    await this.page.goto(`/company/organization${section === undefined ? '' : `?section=${section}`}`)
    await this.heading.waitFor()
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name })
  }

  /** What was confirmed; it is spoken too, from another place. */
  toast(words: string): Locator {
    return this.page.getByRole('alertdialog').filter({ hasText: words })
  }

  day(name: string): Locator {
    return this.days.filter({ hasText: name }).first()
  }

  edit(day: string): Locator {
    return this.page.getByRole('button', { name: `Edit ${day}` })
  }

  opened(day: string): Locator {
    return this.page.getByRole('switch', { name: `Open ${day}` })
  }

  /** Another day that shall have the hours of the one being edited. */
  alsoOn(day: string): Locator {
    return this.page
      .getByRole('toolbar', { name: 'Use the same hours on' })
      .getByRole('button', { name: day })
  }

  hour(edge: 'Opens' | 'Closes'): Locator {
    return this.page.getByRole('spinbutton', { name: new RegExp(`^hour, ${edge}`) })
  }
}
