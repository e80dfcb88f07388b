import { createRequire } from 'node:module'
import { join } from 'node:path'
import { BROWSER_FLAGS } from '../browser.mjs'
import { ROOT } from '../repository.mjs'

/** What makes letters and colours the same on machines that have the same browser. */
const SAME_EVERYWHERE = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  '--force-color-profile=srgb',
]

/** The browser, and what its pictures are made with. */
export async function openBrowser(executablePath) {
  // Storybook's room has Playwright; the root needs it for nothing else.
  const { chromium } = createRequire(join(ROOT, 'apps/docs/package.json'))('playwright')
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS, ...SAME_EVERYWHERE] })
  const madeWith = { chromium: browser.version().split('.')[0], platform: process.platform }
  return { browser, madeWith }
}
