import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.mjs'],
    environment: 'node',
    globals: false,
    // Tests must not depend on the machine's time zone.
    env: { TZ: 'America/New_York' },
    setupFiles: ['testing/seed-properties.mjs'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
