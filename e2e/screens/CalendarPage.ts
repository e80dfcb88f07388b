import type { Locator, Page } from '@playwright/test'

/** /calendar, and the dialogs that open over it. */
export class CalendarPage {
  readonly page: Page
  readonly grid: Locator
  readonly newAppointment: Locator
  readonly nextWeek: Locator
  readonly previousWeek: Locator
  readonly today: Locator
  readonly clinician: Locator
  readonly dialog: Locator
  /** Asked before something is booked that was refused at first. */
  readonly question: Locator
  readonly bookAnyway: Locator
  readonly chooseAnotherTime: Locator

  constructor(page: Page) {
    this.page = page
    this.grid = page.getByRole('grid')
    this.newAppointment = page.getByRole('button', { name: 'New appointment' })
    this.nextWeek = page.getByRole('button', { name: 'Next week' })
    this.previousWeek = page.getByRole('button', { name: 'Previous week' })
    this.today = page.getByRole('button', { name: 'Today', exact: true })
    this.clinician = page.getByRole('search').getByRole('button', { name: /Clinician/ })
    // A menu's popover is a dialog too, as long as it is open.
    this.dialog = page.getByRole('dialog').and(page.locator(':not([data-trigger])'))
    this.question = page.getByRole('alertdialog', { name: /^Book .*\?$/ })
    this.bookAnyway = this.question.getByRole('button', { name: 'Book anyway' })
    this.chooseAnotherTime = this.question.getByRole('button', { name: 'Choose another time' })
  }

  /** The question that is called so. */
  asked(title: string): Locator {
    return this.page.getByRole('alertdialog', { name: title, exact: true })
  }

  /** A day's name above its column, holiday included. */
  dayHeader(name: string): Locator {
    return this.grid.getByRole('columnheader', { name: new RegExp(`^${name}`) })
  }

  /** By who it is with and, if given, its time in words: "9:00 AM to 9:50 AM". */
  event(client: string, time = ''): Locator {
    return this.grid.getByRole('button', { name: new RegExp(`^${client}.*${time}`) })
  }

  /** An empty slot by day and time in words: "Monday, November 23, 9:00 AM". */
  slot(name: string): Locator {
    return this.grid.getByRole('gridcell', { name: new RegExp(`^${name}`) })
  }

  field(name: string): Locator {
    return this.dialog.getByRole('combobox', { name }).or(this.dialog.getByRole('textbox', { name }))
  }

  /** A field whose value is chosen from a list that a button opens. */
  choice(name: string): Locator {
    return this.dialog.getByRole('button', { name: new RegExp(name) })
  }

  option(name: string | RegExp): Locator {
    return this.page.getByRole('option', { name })
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name })
  }

  menuItem(name: string): Locator {
    return this.page.getByRole('menuitem', { name })
  }
}
