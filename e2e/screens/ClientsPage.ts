import type { Locator, Page } from '@playwright/test'

/** /clients: the list, the form, and one client's page. */
export class ClientsPage {
  readonly heading: Locator
  readonly search: Locator
  readonly status: Locator
  readonly table: Locator
  readonly range: Locator
  readonly next: Locator
  readonly previous: Locator
  readonly newClient: Locator
  readonly editClient: Locator
  readonly allClients: Locator
  readonly bookAppointment: Locator
  readonly importClients: Locator
  readonly chooseFile: Locator
  readonly dialog: Locator
  readonly save: Locator
  readonly referralSource: Locator
  readonly addDiagnosis: Locator
  readonly chosenDiagnoses: Locator

  constructor(page: Page) {
    this.heading = page.getByRole('heading', { level: 1 })
    this.search = page.getByRole('searchbox', { name: 'Find a client' })
    this.status = page.getByRole('button', { name: /Status/ })
    this.table = page.getByRole('grid', { name: 'Clients' })
    this.range = page.getByRole('group', { name: 'Pages of clients' })
    this.next = this.range.getByRole('button', { name: 'Next' })
    this.previous = this.range.getByRole('button', { name: 'Previous' })
    this.newClient = page.getByRole('button', { name: 'New client' })
    this.editClient = page.getByRole('button', { name: 'Edit client' })
    this.allClients = page.getByRole('link', { name: 'All clients' })
    this.bookAppointment = page.getByRole('link', { name: 'Book appointment' })
    this.dialog = page.getByRole('dialog')
    this.importClients = page.getByRole('button', { name: 'Import clients' })
    this.chooseFile = this.dialog.getByRole('button', { name: 'Choose a file' })
    this.save = this.dialog.getByRole('button', { name: 'Save client' })
    this.referralSource = this.dialog.getByRole('button', { name: /Referral source/ })
    this.addDiagnosis = this.dialog.getByRole('combobox', { name: /Add a diagnosis/ })
    this.chosenDiagnoses = this.dialog.getByRole('list', { name: 'Diagnoses, the main one first' })
  }

  field(name: string): Locator {
    return this.dialog.getByRole('textbox', { name })
  }

  /** A button of the dialog. */
  inDialog(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  /** What the page says under a term, like `Diagnoses`. */
  detail(term: string): Locator {
    return this.heading
      .page()
      .getByRole('main')
      .getByRole('term')
      .filter({ hasText: term })
      .locator('xpath=following-sibling::dd')
  }

  row(name: string): Locator {
    return this.table.getByRole('row', { name })
  }

  tab(name: string): Locator {
    return this.heading.page().getByRole('tab', { name })
  }
}
