import type { Locator, Page } from '@playwright/test'

/** The search of the top bar: its field or button, what it suggests, its answer, and the palette. */
export class SearchBox {
  readonly search: Locator
  readonly field: Locator
  readonly button: Locator
  readonly suggestions: Locator
  readonly dialog: Locator
  readonly answer: Locator
  readonly palette: Locator
  readonly paletteOptions: Locator

  constructor(page: Page) {
    this.search = page.getByRole('search')
    this.field = page.getByRole('combobox', { name: 'Search', exact: true })
    this.button = page.getByRole('button', { name: 'Search', exact: true })
    this.suggestions = this.search.getByRole('option')
    this.dialog = page.getByRole('dialog', { name: 'Search' })
    this.answer = page.getByRole('dialog', { name: 'Oaklet AI' })
    this.palette = page.getByRole('dialog', { name: 'Go to or do' })
    this.paletteOptions = this.palette.getByRole('option')
  }

  suggestion(name: string): Locator {
    return this.search.getByRole('option', { name: new RegExp(`^${name}\\b`) }).first()
  }
}
