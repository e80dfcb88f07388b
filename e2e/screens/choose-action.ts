import type { Page } from '@playwright/test'
import { chooseFromMenu } from '../core/keyboard'
import type { EditedListPage } from './EditedListPage'

/** Opens the menu of a line and chooses from it, by keyboard. */
export async function chooseAction(
  page: Page,
  list: EditedListPage,
  name: string,
  action: string,
): Promise<void> {
  await chooseFromMenu(page, list.actionsFor(name), action)
}
