import { defineConfig } from '@playwright/test'
import { WITHOUT_FEATURES } from './core/browser-features'
import type { ForEachWorker } from './core/test'
import { findFreshJourneys } from './core/fresh-journeys'
import { momentOffset } from './core/moment-offset'
import { runFolder } from './core/run-folder'
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

// Made here once, for all processes of the run.
momentOffset()
runFolder()

const fresh = findFreshJourneys()
const freshPatterns = fresh.map(({ pattern }) => pattern)
/** What takes long, or hangs on real timers, runs in the long lane alone. */
const TOO_LONG = process.env['OAKLET_LONG'] === '1' ? [] : [/@long/]
const NO_JOURNEY = /(?!)/
const journeys = { testDir: 'journeys', retries: 1 }
const DAY_BY_KEYBOARD = 'day/the-day-by-keyboard.spec.ts'

export default defineConfig<object, Pick<ForEachWorker, 'database'>>({
  projects: [
    { name: 'journeys', ...journeys, grepInvert: [...freshPatterns, ...TOO_LONG] },
    // Each repeat has a worker of its own, and with it a product of its own.
    {
      name: 'journeys-fresh',
      ...journeys,
      grep: freshPatterns.length === 0 ? NO_JOURNEY : freshPatterns,
      retries: 0,
      repeatEach: 3,
    },
    // The same day on a PostgreSQL server, where one can be started.
    ...(findPostgres() === undefined
      ? []
      : [
          {
            name: 'journeys-postgres',
            ...journeys,
            testMatch: DAY_BY_KEYBOARD,
            ...(fresh.some(({ file }) => file.endsWith(DAY_BY_KEYBOARD)) && { retries: 0 }),
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
  grepInvert: TOO_LONG,
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
    trace: 'on-first-retry',
    actionTimeout: 20_000,
    launchOptions: { args: [...BROWSER_FLAGS, WITHOUT_FEATURES], ...browser },
  },
})
