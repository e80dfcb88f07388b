import type { Locator, Page } from '@playwright/test'

/** /billing/estimates, those that are due, and one of them. */
export class EstimatesPage {
  readonly heading: Locator
  readonly table: Locator
  readonly paper: Locator
  readonly history: Locator
  readonly edit: Locator
  readonly editing: Locator
  readonly addService: Locator
  readonly save: Locator
  readonly send: Locator
  readonly sending: Locator

  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 1 })
    this.table = page.getByRole('main').getByRole('grid')
    this.paper = page.getByRole('article', { name: 'What this estimate says' })
    this.history = page.getByRole('list', { name: 'History of this estimate' })
    this.edit = page.getByRole('main').getByRole('button', { name: 'Edit', exact: true })
    this.editing = page.getByRole('dialog', { name: 'Edit the draft' })
    this.addService = this.editing.getByRole('button', { name: 'Add a service' })
    this.save = this.editing.getByRole('button', { name: 'Save draft' })
    this.send = page.getByRole('main').getByRole('button', { name: 'Send', exact: true })
    this.sending = page.getByRole('dialog', { name: 'Send estimate' })
  }

  /** The row of a client. */
  rowOf(client: string): Locator {
    return this.table.getByRole('row').filter({ hasText: client })
  }

  /** The button that makes the draft for a client. */
  makeFor(client: string): Locator {
    return this.table.getByRole('button', { name: `Make estimate for ${client}` })
  }

  /** One of the services in the form, from 1. */
  service(place: number): Locator {
    return this.page.getByRole('group', { name: `Service ${place}`, exact: true })
  }
}
