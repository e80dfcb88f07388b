import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.mjs'],
    environment: 'node',
    globals: false,
    setupFiles: ['testing/seed-properties.mjs'],
    testTimeout: 30_000,
  },
})
