import { expect, type Page } from '@playwright/test'

/** Of a shift, as the browser has it and its types do not. */
interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Records what moves in pages opened from now on, unless it follows an input (see `answerLate`). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const placeOf = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)}, ${Math.round(y)}`
    new PerformanceObserver((list) => {
      const excusedUntil = (Reflect.get(window, 'excusedUntil') as number | undefined) ?? 0
      for (const { startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput || startTime < excusedUntil) continue
        for (const { node, previousRect, currentRect } of sources) {
          const words = node?.textContent?.slice(0, 40) ?? ''
          shifts.push(`“${words}” from ${placeOf(previousRect)} to ${placeOf(currentRect)}`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Nothing has moved by itself since it was last asked. */
export async function expectNothingMoved(page: Page, when: string): Promise<void> {
  const moved = await page.evaluate(() => (Reflect.get(window, 'shifts') as string[]).splice(0))
  expect(moved, `what moved ${when}`).toEqual([])
}
