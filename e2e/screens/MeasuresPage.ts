import type { Locator, Page } from '@playwright/test'

/** The measures on a client’s page, the form that records one, and one result. */
export class MeasuresPage {
  readonly page: Page
  readonly record: Locator
  readonly history: Locator
  readonly pages: Locator
  readonly form: Locator
  readonly save: Locator
  readonly errors: Locator
  readonly alert: Locator
  readonly warning: Locator
  readonly acknowledge: Locator
  readonly acknowledgment: Locator
  readonly note: Locator
  readonly markError: Locator
  readonly errorForm: Locator
  readonly reason: Locator
  readonly confirmError: Locator

  constructor(page: Page) {
    this.page = page
    this.record = page.getByRole('button', { name: 'Record a measure' })
    this.history = page.getByRole('grid', { name: 'History of measures' })
    this.pages = page.getByRole('group', { name: 'Pages of the history' })
    this.form = page.getByRole('dialog', { name: 'Record a measure' })
    this.save = this.form.getByRole('button', { name: 'Record measure' })
    this.errors = this.form.getByRole('group', { name: /needs? your attention$/ })
    this.alert = page.getByRole('alert').filter({ hasText: 'Question 9' })
    this.warning = page.getByText('Make sure that somebody speaks with them today.')
    this.acknowledge = page.getByRole('button', { name: 'Spoken with the client' })
    this.acknowledgment = page.getByRole('dialog', { name: 'Spoken with the client' })
    this.note = this.acknowledgment.getByRole('textbox', { name: 'What came of it?' })
    this.markError = page.getByRole('button', { name: 'Mark as entered in error' })
    this.errorForm = page.getByRole('dialog', { name: 'Mark as entered in error' })
    this.reason = this.errorForm.getByRole('textbox', { name: 'What was wrong?' })
    this.confirmError = this.errorForm.getByRole('button', { name: 'Mark as entered in error' })
  }

  /** The latest score of a questionnaire. */
  card(kind: string): Locator {
    return this.page.getByRole('region', { name: kind, exact: true })
  }

  chart(kind: string): Locator {
    return this.page.getByRole('figure', { name: `${kind} over time` })
  }

  /** A question of the form, by its number from 1. */
  question(number: number): Locator {
    return this.form.getByRole('radiogroup', { name: new RegExp(`^${number}\\. `) })
  }

  answer(number: number, words: string): Locator {
    return this.question(number).getByRole('radio', { name: words })
  }

  /** A result in the history, by what stands in its row. */
  row(words: RegExp): Locator {
    return this.history.getByRole('row').filter({ hasText: words })
  }

  /** One result, by its questionnaire. */
  result(kind: string): Locator {
    return this.page.getByRole('dialog', { name: new RegExp(`^${kind}, `) })
  }
}
