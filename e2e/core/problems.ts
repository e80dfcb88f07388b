import type { BrowserContext } from '@playwright/test'

/** The browser notes every refused call; a refusal is an answer, and the screen's business. */
const REFUSED_CALL = /^Failed to load resource: the server responded with a status of 4\d\d/

/** What went wrong in any tab behind the screen; none is allowed unless the journey expects it. */
export interface Problems {
  /** Lets through what the journey itself brings about, such as a server that is down. */
  expect(pattern: RegExp): void
  unexpected(): readonly string[]
}

/** Listens for errors, warnings and violations of the content security policy. */
export async function watchProblems(context: BrowserContext): Promise<Problems> {
  const found: string[] = []
  const expected = [REFUSED_CALL]
  context.on('weberror', (event) => {
    const error = event.error()
    found.push(`uncaught: ${error.stack ?? error.message}`)
  })
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(message.text())
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`security policy: ${violatedDirective} refused ${blockedURI}`)
    })
  })
  return {
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => found.filter((text) => !expected.some((pattern) => pattern.test(text))),
  }
}
