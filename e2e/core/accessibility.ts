import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { STRICTER_RULES } from '../../scripts/axe-rules.mjs'

/** Every rule of axe finds nothing on the page as it stands, once what moves has come to rest. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
  const rules = Object.fromEntries(STRICTER_RULES.map((rule) => [rule, { enabled: true }]))
  const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** The same in a person's own colours, as Windows' contrast themes have them. */
export async function expectAccessibleInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await expectAccessible(page)
  await page.emulateMedia({ forcedColors: 'none' })
}

/** Nothing is cut off sideways, once the page has followed its width: it scrolls in one direction only. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const surplus = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(surplus, `pixels by which ${page.url()} is too wide`).toBeLessThanOrEqual(0)
}
