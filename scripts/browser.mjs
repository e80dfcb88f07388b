import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Without these Chromium tries to call out; as root it also needs to go without its sandbox. */
export const BROWSER_FLAGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => COMMANDS.map((command) => join(folder, command)))
    .find((file) => existsSync(file))

function playwrightsOwn() {
  try {
    const file = createRequire(import.meta.url)('playwright').chromium.executablePath()
    return existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}

/** The browser for stories and journeys: PLAYWRIGHT_CHROMIUM, one on the PATH, or Playwright's own. */
export function findBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM
  return named === undefined || named === '' ? (onPath() ?? playwrightsOwn()) : named
}
