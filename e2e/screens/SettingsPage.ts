import type { Locator, Page } from '@playwright/test'

/** /settings: a person's own account, one part at a time. */
export class SettingsPage {
  readonly heading: Locator
  readonly tabs: Locator
  readonly currentPassword: Locator
  readonly alert: Locator

  readonly name: Locator
  readonly saveName: Locator
  readonly changeEmail: Locator
  readonly newEmail: Locator
  readonly code: Locator

  readonly newPassword: Locator

  readonly switchOn: Locator
  readonly switchOff: Locator

  readonly devices: Locator
  readonly signOutOthers: Locator
  readonly confirmOthers: Locator

  readonly saveChoices: Locator
  readonly shortcuts: Locator

  /** Asked before unsaved words are left. */
  readonly leaveQuestion: Locator
  readonly keepEditing: Locator
  readonly leave: Locator

  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
    this.heading = page.getByRole('heading', { level: 1, name: 'Settings' })
    this.tabs = page.getByRole('tablist', { name: 'Settings' })
    this.currentPassword = page.getByLabel('Current password', { exact: true })
    this.alert = page.getByRole('alert')
    this.name = page.getByRole('textbox', { name: 'Your name' })
    this.saveName = button('Save name')
    this.changeEmail = button('Change e-mail')
    this.newEmail = page.getByRole('textbox', { name: 'New e-mail' })
    this.code = page.getByRole('textbox', { name: 'Code' })
    this.newPassword = page.getByLabel('New password', { exact: true })
    this.switchOn = button('Switch codes on')
    this.switchOff = button('Switch codes off')
    this.devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem')
    this.signOutOthers = button('Sign out all other devices')
    this.confirmOthers = button('Sign out the others')
    this.saveChoices = button('Save choices')
    this.shortcuts = page.getByRole('switch', { name: 'Single-letter shortcuts' })
    this.leaveQuestion = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    this.keepEditing = button('Keep editing')
    this.leave = button('Leave without saving')
  }

  async open(section?: string): Promise<void> {
    await this.page.goto(section === undefined ? '/settings' : `/settings?section=${section}`)
    await this.heading.waitFor()
  }

  /** What was confirmed; it is spoken too, from another place. */
  toast(words: string): Locator {
    return this.page.getByRole('alertdialog').filter({ hasText: words })
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name })
  }

  signOutOf(device: string): Locator {
    return this.page.getByRole('button', { name: `Sign out ${device}` })
  }

  size(name: 'Comfortable' | 'Compact'): Locator {
    return this.page.getByRole('radio', { name })
  }

  choice(name: string): Locator {
    return this.page.getByRole('checkbox', { name })
  }
}
