import type { Locator, Page } from '@playwright/test'

/** /analytics and what is below it: the figures of a practice, four tabs of one screen. */
export class AnalyticsPage {
  readonly heading: Locator
  readonly figures: Locator
  readonly range: Locator
  readonly location: Locator
  readonly clinician: Locator
  readonly dates: Locator
  readonly clear: Locator
  readonly export: Locator
  /** The definition of a figure, once it is open. */
  readonly definition: Locator

  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    this.heading = page.getByRole('heading', { level: 1 })
    this.figures = page.getByRole('region', { name: 'Figures' })
    this.range = button(/Range/)
    this.location = button(/Location$/)
    this.clinician = button(/Clinician$/)
    this.dates = page.getByRole('group', { name: 'Dates' })
    this.clear = button(/^Clear \d filters?$/)
    this.export = page.getByRole('button', { name: 'Export', exact: true })
    this.definition = page.getByRole('dialog')
  }

  async open(address = '/analytics'): Promise<void> {
    await this.page.goto(address)
    await this.figures.waitFor()
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name })
  }

  option(name: string): Locator {
    return this.page.getByRole('option', { name, exact: true })
  }

  about(figure: string): Locator {
    return this.page.getByRole('button', { name: `What “${figure}” counts` })
  }

  /** A figure's number, which leads to its records. */
  number(figure: string): Locator {
    return this.figures.getByRole('link', { name: new RegExp(`, ${figure}: show the `) })
  }

  /** What the figure was in the span before, which leads to the records of those days. */
  earlier(figure: string): Locator {
    return this.figures.getByRole('link', { name: new RegExp(`, ${figure}, .+: show the `) })
  }

  /** What stands beside the figures: the records behind the number of this name. */
  records(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name })
  }

  chart(title: string): Locator {
    return this.page.getByRole('figure', { name: title, exact: true })
  }

  /** The single stop of the keyboard over a drawing. */
  points(title: string): Locator {
    return this.page.getByRole('listbox', { name: `Points of ${title}`, exact: true })
  }

  /** The links over the points of a drawing, which are hidden from screen readers. */
  areas(title: string): Locator {
    return this.chart(title).locator('foreignObject a')
  }

  /** The point of a drawing that the keyboard is at. */
  point(title: string): Locator {
    return this.points(title).getByRole('option', { selected: true })
  }

  format(name: string): Locator {
    return this.page.getByRole('menuitem', { name: new RegExp(`^${name}`) })
  }

  segment(part: 'month' | 'day' | 'year', edge: 'Start' | 'End'): Locator {
    return this.dates.getByRole('spinbutton', { name: new RegExp(`^${part}, ${edge} Date`, 'i') })
  }
}
