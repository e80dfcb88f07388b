const PLAYWRIGHT = "import { expect, type Locator, type Page } from '@playwright/test'\n\n"
const inPage = (body) => `${PLAYWRIGHT}export async function look(page: Page, row: Locator) {\n  ${body}\n}\n`

/** Each way in which a test would leave to chance what it finds, with a file that does so. */
export const PLANTED_IN_TESTS = [
  [
    'no-restricted-properties',
    'apps/web/src/look.test.ts',
    "import { expect, vi } from 'vitest'\n\nawait vi.waitFor(() => expect(document.title).toBe('Home'))\n",
  ],
  [
    'oaklet/no-early-focus',
    'apps/web/src/focus.test.tsx',
    "import { screen } from '@testing-library/react'\nimport { expect } from 'vitest'\n\nexpect(await screen.findByRole('heading')).toHaveFocus()\n",
  ],
  ['oaklet/no-sleep', 'packages/api/src/pause.test.ts', 'await new Promise((go) => setTimeout(go, 50))\n'],
  [
    'oaklet/no-sleep',
    'packages/session/src/testing/pause.ts',
    'export const pause = () =>\n  new Promise<void>((go) => {\n    setTimeout(() => go(), 50)\n  })\n',
  ],
  [
    'oaklet/no-sleep',
    'apps/web/src/testing/pause.ts',
    "import { setTimeout as pause } from 'node:timers/promises'\n\nawait pause(50)\n",
  ],
  ['oaklet/no-sleep', 'scripts/testing/pause.test.mjs', "await db.execute('select pg_sleep(1)')\n"],
  ['oaklet/no-sleep', 'e2e/screens/pause.ts', inPage('await page.waitForTimeout(50)\n  await row.click()')],
  ['oaklet/no-ambient', 'apps/server/src/hour.test.ts', 'export const now = Date.now()\n'],
  [
    'oaklet/no-ambient',
    'apps/server/src/testing/id.ts',
    "import { randomUUID } from 'node:crypto'\n\nexport const id = randomUUID()\n",
  ],
  ['oaklet/no-ambient', 'e2e/journeys/year.spec.ts', 'export const year = new Date().getFullYear()\n'],
  ['oaklet/no-ambient', 'e2e/screens/later.ts', 'export const timer = setTimeout(() => null, 5)\n'],
  [
    'oaklet/no-ambient',
    'e2e/core/id.ts',
    "import { randomUUID } from 'node:crypto'\n\nexport const id = randomUUID()\n",
  ],
  ['oaklet/no-sleep', 'e2e/core/pause.ts', inPage('await page.waitForTimeout(50)\n  await row.click()')],
  ['oaklet/no-ambient', 'packages/design-system/src/hour.test.ts', 'export const now = Date.now()\n'],
  ['oaklet/no-ambient', 'packages/design-system/src/Day.stories.tsx', 'export const today = new Date()\n'],
  ['oaklet/no-ambient', 'apps/web/src/dice.test.ts', 'export const one = Math.random()\n'],
  [
    'oaklet/no-ambient',
    'packages/session/src/id.test.ts',
    "import { randomUUID } from 'node:crypto'\n\nexport const id = randomUUID()\n",
  ],
  ['oaklet/no-ambient', 'apps/web/src/later.test.ts', 'export const timer = setTimeout(() => null, 5)\n'],
  [
    'oaklet/no-fixed-port',
    'apps/server/src/testing/serve.ts',
    "import { createServer } from 'node:http'\n\nexport const server = createServer().listen(4100)\n",
  ],
  [
    'oaklet/no-fixed-port',
    'e2e/core/serve.ts',
    "export const options = { env: { PORT: '4100', HOST: '127.0.0.1' } }\n",
  ],
  [
    'oaklet/no-raw-keys',
    'e2e/screens/keys.ts',
    inPage("await row.click()\n  await page.keyboard.press('n')"),
  ],
  [
    'oaklet/no-single-look',
    'e2e/screens/look.ts',
    inPage('expect(await row.count()).toBe(await page.title())'),
  ],
  [
    'oaklet/no-single-look',
    'e2e/screens/glance.ts',
    `${inPage('await row.click()\n  expect(await wide(page)).toBe(true)')}const wide = (page: Page) => page.evaluate(() => true)\n`,
  ],
  [
    'oaklet/no-single-look',
    'e2e/screens/where.ts',
    inPage("await row.click()\n  expect(page.url()).toBe('/')"),
  ],
]
