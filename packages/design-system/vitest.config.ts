import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/*.test.mjs',
      '../../scripts/testing/seed-properties.test.mjs',
    ],
    environment: 'jsdom',
    // Each file has a window and modules of its own, but not a process, which would have to load jsdom anew.
    pool: 'vmForks',
    vmMemoryLimit: '1GB',
    restoreMocks: true,
    // No rule goes by the place or the hour at which it is tested: a Tuesday, 8:00 in New York.
    env: { TZ: 'America/New_York' },
    fakeTimers: { now: Date.parse('2026-11-17T13:00:00Z') },
    // Longer than any one wait inside, which testing/setup.ts allows 10 s.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    setupFiles: [
      '../../scripts/testing/seed-properties.mjs',
      '../../scripts/testing/await-forms.mjs',
      'src/testing/setup.ts',
    ],
  },
})
