import { chromium } from 'playwright'
import { BROWSER_FLAGS } from '../browser.mjs'

/** What makes letters and colours the same on machines that have the same browser. */
const SAME_EVERYWHERE = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  '--force-color-profile=srgb',
]

/** The browser, and what its pictures are made with. */
export async function openBrowser(executablePath) {
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS, ...SAME_EVERYWHERE] })
  const madeWith = { chromium: browser.version().split('.')[0], platform: process.platform }
  return { browser, madeWith }
}
