import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/browser.mjs'

const executablePath = findBrowser()

/** Storybook's own panel of tests runs the stories by this; the gate looks at them in scripts/screenshots. */
export default defineConfig({
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
  // Found only while a story runs, each of these would reload the page and fail what runs at that moment.
  optimizeDeps: {
    include: [
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-aria-components',
      'lucide',
      '@internationalized/date',
      '@tanstack/react-virtual',
      '@vanilla-extract/recipes/createRuntimeFn',
    ],
  },
  test: {
    name: 'stories',
    // One page shows one file's stories after another, as Storybook does: to load them all anew costs more than they do.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          args: [...BROWSER_FLAGS],
          ...(executablePath === undefined ? {} : { executablePath }),
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
