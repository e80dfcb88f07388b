import type { Page } from '@playwright/test'

/** A heading and a button before a page: Orca begins at the first thing it meets, and then is silent about it. */
export function beginBeforePage() {
  document.addEventListener('DOMContentLoaded', () => {
    const heading = document.createElement('h1')
    heading.textContent = 'Example'
    const start = document.createElement('button')
    start.textContent = 'Start'
    document.body.prepend(heading, start)
  })
}

/** Puts the focus on that button, anew if it is there already. */
export async function standBeforePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.locator('body > button').focus()
}
