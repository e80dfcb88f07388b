import type { Page } from '@playwright/test'

type Press = Page['keyboard']['press']

const pressesAtOnce = new WeakMap<Page, Press>()

/**
 * Until the page has drawn two frames alike: what came before has had its effects, and the focus is where they put it.
 * A page that is on its way to another address has nothing to wait for.
 */
export async function untilDrawn(page: Page): Promise<void> {
  try {
    const body = await page.$('body')
    await body?.waitForElementState('stable')
  } catch {
    // It has gone meanwhile.
  }
}

/** Has keys pressed only once the page has drawn what came before, as nobody presses them who hasn't seen that. */
export function pressWhenDrawn(page: Page): void {
  const { keyboard } = page
  const press = keyboard.press.bind(keyboard)
  const type = keyboard.type.bind(keyboard)
  pressesAtOnce.set(page, press)
  keyboard.press = async (key, options) => {
    await untilDrawn(page)
    await press(key, options)
  }
  keyboard.type = async (text, options) => {
    await untilDrawn(page)
    await type(text, options)
  }
}

/** Presses a key without waiting, for who looks for the focus after each. */
export const pressAtOnce = (page: Page, key: string): Promise<void> =>
  (pressesAtOnce.get(page) ?? page.keyboard.press.bind(page.keyboard))(key)
