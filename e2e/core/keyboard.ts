import { expect, type Locator, type Page } from '@playwright/test'

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement).catch(() => false)

/** Where the keyboard is, in words, for a message. */
const whereFocusIs = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nowhere')

interface Steps {
  key?: string
  atMost?: number
}

/** Presses a key (Tab) until the element has the focus; it must get there, and be seen to have it. */
export async function pressUntilFocused(page: Page, target: Locator, steps: Steps = {}): Promise<void> {
  const { key = 'Tab', atMost = 80 } = steps
  await expect(target).toBeAttached()
  for (let pressed = 0; pressed < atMost; pressed += 1) {
    if (await isFocused(target)) return expectFocusSeen(page)
    await page.keyboard.press(key)
  }
  expect(await isFocused(target), `${key} ${atMost} times ended at ${await whereFocusIs(page)}`).toBe(true)
}

/** The focused element is on the screen and nothing lies over its middle (WCAG 2.4.11). */
async function expectFocusSeen(page: Page): Promise<void> {
  const cover = await page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return 'nothing has the focus'
    const { left, top, width, height } = element.getBoundingClientRect()
    const at = document.elementFromPoint(left + width / 2, top + height / 2)
    const isVisuallyHidden = width <= 1 || height <= 1
    const isSeen = isVisuallyHidden || (at !== null && (element.contains(at) || at.contains(element)))
    return isSeen ? null : (at?.outerHTML.slice(0, 200) ?? 'it is outside the window')
  })
  expect(cover, `what covers ${await whereFocusIs(page)}`).toBeNull()
}

/** Tabs to a field and types over what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await pressUntilFocused(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Tabs to a button, link or row and presses it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await pressUntilFocused(page, target)
  await page.keyboard.press(key)
}
