import { existsSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { runQuietly } from './repository.mjs'

const SAY_HOW =
  'Stories and journeys need Chromium. Install it (Debian, Ubuntu: `apt-get install chromium`; elsewhere: ' +
  '`npx playwright install chromium`), or name one in PLAYWRIGHT_CHROMIUM.'

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

async function install() {
  console.log('Installing Chromium (only this first time)…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // The package lists of a fresh machine are empty or stale.
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { code, output } = await runQuietly('apt-get', args, { env })
    if (code !== 0) throw new Error(`${output}\n${SAY_HOW}`)
  }
}

/** Finds a browser, or installs one where this process may; the answer is its path. */
export async function ensureBrowser() {
  if (findBrowser() === undefined && mayInstall()) await install()
  const browser = findBrowser()
  if (browser === undefined || !existsSync(browser)) throw new Error(SAY_HOW)
  return browser
}
