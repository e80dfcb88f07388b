import type { Locator, Page } from '@playwright/test'

/** How long a finger rests on a key or a button before it is lifted. */
const HELD_MS = 80

const patched = new WeakSet<object>()

/**
 * Leaves between pressing and lifting the time that a person does, which tests leave out: without it the browser holds
 * both against the one next paint. Only for runs that measure.
 */
export function pressAsPeopleDo(page: Page): void {
  const { keyboard } = page
  holdPresses(Object.getPrototypeOf(page.locator('html')) as Pick<Locator, 'click' | 'press'>)
  const press = keyboard.press.bind(keyboard)
  const type = keyboard.type.bind(keyboard)
  keyboard.press = (key, options) => press(key, { delay: HELD_MS, ...options })
  keyboard.type = (text, options) => type(text, { delay: HELD_MS, ...options })
}

/** All locators share what this changes. */
function holdPresses(locators: Pick<Locator, 'click' | 'press'>): void {
  if (patched.has(locators)) return
  patched.add(locators)
  const { click, press } = locators
  locators.click = function (this: Locator, options) {
    return click.call(this, { delay: HELD_MS, ...options })
  }
  locators.press = function (this: Locator, key, options) {
    return press.call(this, key, { delay: HELD_MS, ...options })
  }
}
