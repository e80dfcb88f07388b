import type { Page } from '@playwright/test'

type Press = Page['keyboard']['press']

const pressesAtOnce = new WeakMap<Page, Press>()

/** The longest wait for a page that always has something to do. */
export const BUSY_MS = 100

/** Runs in a page before its scripts do, so that it works by the browser's own clock also where a journey sets another. */
export function offerDrawn(busyMs: number): void {
  const { requestAnimationFrame: inFrame, requestIdleCallback: whenIdle } = window
  const untilFrame = () => new Promise((resolve) => inFrame(resolve))
  const untilIdle = () => new Promise((resolve) => whenIdle(resolve, { timeout: busyMs }))
  const untilDrawn = async () => {
    await untilFrame()
    await untilFrame()
    await untilIdle()
  }
  Object.assign(window, { untilDrawn })
}

/**
 * Until the page has drawn two frames, and has nothing left to do after them: what came before has had its effects, and the
 * focus is where they put it. A page that is on its way to another address has nothing to wait for.
 */
export async function untilDrawn(page: Page): Promise<void> {
  try {
    await page.evaluate(() => (Reflect.get(window, 'untilDrawn') as () => Promise<void>)())
  } catch {
    // It has gone meanwhile.
  }
}

/** Delays each key press until the page has drawn what came before, as a person presses a key after they have seen it. */
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
