import type { Locator, Page } from '@playwright/test'

type Part = 'profile' | 'hours' | 'assignments' | 'access'

/** /company/staff?person=…: one person, one part at a time. */
export class PersonPage {
  readonly heading: Locator
  readonly tabs: Locator
  readonly panel: Locator
  readonly alert: Locator

  readonly name: Locator
  readonly npi: Locator
  readonly saveProfile: Locator
  readonly saveHours: Locator
  readonly saveAssignments: Locator
  readonly versions: Locator
  readonly keepMine: Locator
  readonly leaveQuestion: Locator
  readonly leave: Locator

  readonly deactivate: Locator
  readonly reactivate: Locator
  readonly dialog: Locator
  readonly deactivateNow: Locator
  readonly whoTakesOver: Locator
  readonly allTheSame: Locator
  /** Asked before a person is reactivated. */
  readonly question: Locator

  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    this.heading = page.getByRole('heading', { level: 1 })
    this.tabs = page.getByRole('tablist', { name: 'About this person' })
    this.panel = page.getByRole('tabpanel')
    this.alert = page.getByRole('alert')
    this.name = page.getByRole('textbox', { name: 'Name', exact: true })
    this.npi = page.getByRole('textbox', { name: /^NPI/ })
    this.saveProfile = button('Save profile')
    this.saveHours = button('Save working hours')
    this.saveAssignments = button('Save roles and practices')
    this.versions = page.getByRole('grid', { name: 'Both versions' })
    this.keepMine = button('Save mine over theirs')
    this.leaveQuestion = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    this.leave = button('Leave without saving')
    this.deactivate = button('Deactivate')
    this.reactivate = button('Reactivate')
    this.dialog = page.getByRole('dialog', { name: /^Deactivate / })
    this.deactivateNow = this.dialog.getByRole('button', { name: 'Deactivate' })
    this.whoTakesOver = this.dialog.getByRole('combobox', { name: 'Who takes them over?' })
    this.allTheSame = this.dialog.getByRole('checkbox', { name: 'Hand them over all the same' })
    this.question = page.getByRole('alertdialog', { name: /^Reactivate / })
  }

  async open(staffId: string, part?: Part): Promise<void> {
    await this.page.goto(`/company/staff?person=${staffId}${part === undefined ? '' : `&section=${part}`}`)
    await this.heading.waitFor()
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name })
  }

  checkbox(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true })
  }

  switchOf(name: string): Locator {
    return this.page.getByRole('switch', { name, exact: true })
  }

  /** What becomes of the appointments, or the clients. */
  choice(name: RegExp, of: 'appointments' | 'clients' = 'appointments'): Locator {
    const question = this.dialog.getByRole('radiogroup', { name: `What becomes of their ${of}?` })
    return question.getByRole('radio', { name })
  }

  /** What was confirmed; it is spoken too, from another place. */
  toast(words: string): Locator {
    return this.page.getByRole('alertdialog').filter({ hasText: words })
  }
}
