import type { Locator, Page } from '@playwright/test'

/** /setup: what a new practice is asked. */
export class SetupPage {
  readonly nameHeading: Locator
  readonly timeZoneHeading: Locator
  readonly hoursHeading: Locator
  readonly locationHeading: Locator
  readonly doneHeading: Locator

  readonly name: Locator
  readonly timeZone: Locator
  readonly locationName: Locator
  readonly city: Locator
  readonly phone: Locator

  readonly saveAndContinue: Locator
  readonly back: Locator
  readonly finishLater: Locator
  readonly alert: Locator
  readonly addClient: Locator

  /** On the dashboard. */
  readonly card: Locator
  readonly continueSetup: Locator
  readonly dismiss: Locator

  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    const textbox = (name: string) => page.getByRole('textbox', { name })
    this.nameHeading = heading('What is your practice called?')
    this.timeZoneHeading = heading('Which clock does your practice go by?')
    this.hoursHeading = heading('When is your practice open?')
    this.locationHeading = heading('Where do you see your clients?')
    this.doneHeading = heading('You are set up')
    this.name = textbox('Practice name')
    this.timeZone = page.getByRole('combobox', { name: 'Time zone' })
    this.locationName = textbox('Location name')
    this.city = textbox('City')
    this.phone = textbox('Phone (optional)')
    this.saveAndContinue = page.getByRole('button', { name: 'Save and continue' })
    this.back = page.getByRole('link', { name: 'Back' })
    this.finishLater = page.getByRole('link', { name: 'Finish later' })
    this.alert = page.getByRole('alert')
    this.addClient = page.getByRole('link', { name: 'Add your first client' })
    this.card = page.getByRole('region', { name: 'Set up your practice' })
    this.continueSetup = page.getByRole('link', { name: 'Continue the set-up' })
    this.dismiss = page.getByRole('button', { name: 'Don’t show this again' })
  }

  day(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true })
  }

  open(name: string): Locator {
    return this.page.getByRole('switch', { name: `Open ${name}` })
  }

  step(name: string): Locator {
    return this.page
      .getByRole('list', { name: 'Set up your practice' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
  }
}
