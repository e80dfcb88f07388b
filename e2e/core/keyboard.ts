import { expect, type Locator, type Page } from '@playwright/test'
import { pressAtOnce, untilDrawn } from './press-when-drawn'

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement).catch(() => false)

/**
 * Answers a quick look at whether the focus is at an element. The element is found once, by its role and name, and again
 * when it is gone: that takes the page longer than a press.
 */
async function watchFocusOf(target: Locator): Promise<() => Promise<boolean>> {
  const find = () => target.elementHandle()
  let element = await find()
  return async () => {
    const state = await element
      .evaluate((it) => ({ isThere: it.isConnected, isFocused: it === document.activeElement }))
      .catch(() => undefined)
    if (state?.isThere === true) return state.isFocused
    element = await find().catch(() => element)
    return isFocused(target)
  }
}

/** The focus is there, and no effect of what came before takes it elsewhere. */
async function keepsFocus(page: Page, target: Locator): Promise<boolean> {
  if (!(await isFocused(target))) return false
  await untilDrawn(page)
  return isFocused(target)
}

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
  const isAtTarget = await watchFocusOf(target)
  for (let pressed = 0; pressed < atMost; pressed += 1) {
    if ((await isAtTarget()) && (await keepsFocus(page, target))) return expectFocusSeen(page)
    await pressAtOnce(page, key)
  }
  expect(await isFocused(target), `${key} ${atMost} times ended at ${await whereFocusIs(page)}`).toBe(true)
}

/**
 * What lies over the focused element, or how else it is out of sight. It is looked for at its middle and at both of its
 * ends: an appointment lies on the slots that it goes on into, and leaves their ends free.
 */
const whatCoversFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return 'nothing has the focus'
    const { left, right, top, width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) return null
    const across = [(left + right) / 2, left + 2, right - 2]
    const found = across.map((x) => document.elementFromPoint(x, top + height / 2))
    const isSeen = found.some((at) => at !== null && (element.contains(at) || at.contains(element)))
    return isSeen ? null : (found[0]?.outerHTML.slice(0, 200) ?? 'it is outside the window')
  })

/** The focused element is on the screen and not hidden, once what has been closed has faded (WCAG 2.4.11). */
async function expectFocusSeen(page: Page): Promise<void> {
  const message = `what covers ${await whereFocusIs(page)}`
  await expect.poll(() => whatCoversFocus(page), { message }).toBeNull()
}

/** Tabs to a field and types over what it holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await pressUntilFocused(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Types into a combo box, and takes what is found under that name once it is there. */
export async function chooseByTyping(page: Page, box: Locator, name: string): Promise<void> {
  await typeInto(page, box, name)
  await expect(page.getByRole('option').filter({ hasText: name }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Tabs to a button, link or row and presses it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await pressUntilFocused(page, target)
  await page.keyboard.press(key)
}

/** Opens a menu, and chooses from it. */
export async function chooseFromMenu(page: Page, opener: Locator, name: string): Promise<void> {
  await pressOn(page, opener)
  // One that closes may still be there.
  const menu = page.getByRole('menu').and(page.locator(':focus-within'))
  await pressUntilFocused(page, menu.getByRole('menuitem', { name }), { key: 'ArrowDown' })
  await page.keyboard.press('Enter')
}

/** Presses a key in what has just opened, once it has taken the focus: before, the key would go elsewhere. */
export async function pressIn(page: Page, place: Locator, key: string): Promise<void> {
  await expect(place.and(page.locator(':focus-within'))).toBeVisible()
  await page.keyboard.press(key)
}

/** Goes to the messages that lie over the page, and presses a button of one. */
export async function pressInToast(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeVisible()
  await page.keyboard.press('F6')
  await pressOn(page, button)
}
