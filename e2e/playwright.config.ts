import { defineConfig } from '@playwright/test'
import type { ForEachWorker } from './core/test'
import { findPostgres } from './core/start-postgres'
import { BROWSER_FLAGS, findBrowser } from '../scripts/browser.mjs'

const executablePath = findBrowser()
const browser = executablePath === undefined ? {} : { executablePath }

/** Orca loses a word now and then when a page changes under it; what has changed for good fails each time. */
const heard = {
  retries: 2,
  use: {
    headless: false,
    trace: 'off' as const,
    launchOptions: { args: [...BROWSER_FLAGS, '--force-renderer-accessibility=complete'], ...browser },
  },
}

export default defineConfig<object, Pick<ForEachWorker, 'database'>>({
  projects: [
    { name: 'journeys', testDir: 'journeys' },
    // The same day on a PostgreSQL server, where one can be started.
    ...(findPostgres() === undefined
      ? []
      : [
          {
            name: 'journeys-postgres',
            testDir: 'journeys/day',
            testMatch: 'the-day-by-keyboard.spec.ts',
            use: { database: 'postgres' as const },
          },
        ]),
    { name: 'screenshot', testDir: 'screenshot' },
    {
      name: 'screen-reader',
      testDir: 'screen-reader',
      testIgnore: 'screens/**',
      snapshotPathTemplate: '../packages/design-system/src/components/{arg}{ext}',
      ...heard,
    },
    {
      name: 'screen-reader-screens',
      testDir: 'screen-reader/screens',
      snapshotPathTemplate: 'screen-reader/screens/{arg}{ext}',
      ...heard,
    },
  ],
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // How long a journey may take, and a state in it be waited for, on a machine that is busy; how fast they are is
  // measured in bench/.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1280, height: 860 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    actionTimeout: 20_000,
    launchOptions: { args: [...BROWSER_FLAGS], ...browser },
  },
})
