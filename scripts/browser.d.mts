/** Without these Chromium tries to call out; as root it also needs to go without its sandbox. */
export const BROWSER_FLAGS: readonly string[]

/** The browser for stories and journeys: PLAYWRIGHT_CHROMIUM, one on the PATH, or Playwright's own. */
export function findBrowser(): string | undefined
