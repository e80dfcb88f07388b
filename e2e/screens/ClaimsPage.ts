import type { Locator, Page } from '@playwright/test'

/** /billing/claims with its tabs, one claim, and one file of answers. */
export class ClaimsPage {
  readonly heading: Locator
  readonly made: Locator
  readonly makeFileOfMade: Locator
  readonly inTheWay: Locator
  readonly diagnosis: Locator
  readonly save: Locator
  readonly makeFile: Locator
  readonly sendAnyway: Locator
  readonly history: Locator
  readonly chooseAnswers: Locator
  readonly imported: Locator
  readonly rejected: Locator
  readonly answers: Locator

  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
    this.made = page.getByRole('region', { name: 'What was made' })
    this.makeFileOfMade = this.made.getByRole('button', { name: /^Make a file of/ })
    this.inTheWay = page.getByRole('region', { name: 'What stands in the way' })
    this.diagnosis = page.getByRole('combobox', { name: /Add a diagnosis/ })
    this.save = page.getByRole('button', { name: 'Save claim' })
    this.makeFile = page.getByRole('button', { name: 'Make a file' })
    this.sendAnyway = page.getByRole('alertdialog').getByRole('button', { name: 'Send anyway' })
    this.chooseAnswers = page
      .getByRole('group', { name: 'Import answers' })
      .getByRole('button', { name: 'Choose files' })
    this.imported = page.getByRole('region', { name: 'What was imported' })
    this.rejected = this.imported.getByRole('link', { name: 'See rejected claims' })
    this.answers = page.getByRole('region', { name: 'Answers' })
    this.history = page.getByRole('list', { name: 'History of this claim' })
  }

  /** The row of a client, in the list or among those who wait. */
  rowOf(client: string): Locator {
    return this.page.getByRole('main').getByRole('grid').getByRole('row').filter({ hasText: client })
  }

  /** The button that leads from something in the way to its field. */
  toField(words: string): Locator {
    return this.inTheWay.getByRole('button', { name: `Go to field: ${words}` })
  }

  /** The button that leads from what an answer found to its field. */
  toAnsweredField(words: string): Locator {
    return this.answers.getByRole('button', { name: `Go to field: ${words}` })
  }

  /** The field of the only session of a claim. */
  sessionField(name: string): Locator {
    return this.page.getByRole('textbox', { name })
  }

  /** The button that makes so many claims of the sessions that wait. */
  make(count: number): Locator {
    return this.page.getByRole('button', { name: `Make ${count} claims` })
  }

  /** The button that downloads a file. */
  download(name: string): Locator {
    return this.page.getByRole('button', { name: `Download: ${name}` })
  }

  /** The button that keeps that a file was sent. */
  markSent(name: string): Locator {
    return this.page.getByRole('button', { name: `Mark as sent: ${name}` })
  }

  /** A file with its claims. */
  file(name: string): Locator {
    return this.page.getByRole('region', { name })
  }
}
