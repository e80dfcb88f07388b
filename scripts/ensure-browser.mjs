import { existsSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { installPackages, mayInstall } from './install-packages.mjs'

const SAY_HOW =
  'Stories and journeys need Chromium. Install it (Debian, Ubuntu: `apt-get install chromium`; elsewhere: ' +
  '`npx playwright install chromium`), or name one in PLAYWRIGHT_CHROMIUM.'

/** Finds a browser, or installs one where this process may; the answer is its path. */
export async function ensureBrowser() {
  if (findBrowser() === undefined && mayInstall()) {
    console.log('Installing Chromium (only this first time)…')
    await installPackages(['chromium'], SAY_HOW)
  }
  const browser = findBrowser()
  if (browser === undefined || !existsSync(browser)) throw new Error(SAY_HOW)
  return browser
}
