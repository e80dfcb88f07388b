import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.mjs'],
    environment: 'node',
    globals: false,
    // No rule goes by the place at which it is tested.
    env: { TZ: 'America/New_York' },
    setupFiles: ['testing/seed-properties.mjs'],
    testTimeout: 30_000,
  },
})
