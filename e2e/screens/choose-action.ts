import type { Page } from '@playwright/test'
import { pressOn, pressUntilFocused } from '../core/keyboard'
import type { EditedListPage } from './EditedListPage'

/** Opens the menu of a line and chooses from it, by keyboard. */
export async function chooseAction(
  page: Page,
  list: EditedListPage,
  name: string,
  action: string,
): Promise<void> {
  await pressOn(page, list.actionsFor(name))
  await pressUntilFocused(page, list.action(action), { key: 'ArrowDown' })
  await page.keyboard.press('Enter')
}
