import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['oaklet-source'] },
  ssr: { resolve: { conditions: ['oaklet-source'] } },
  test: {
    include: ['src/**/*.test.ts', '../../scripts/testing/seed-properties.test.mjs'],
    environment: 'node',
    globals: false,
    // No rule goes by the place at which it is tested.
    env: { TZ: 'America/New_York' },
    // The contracts and their clients keep nothing in their modules, so no file has to load all of them anew.
    isolate: false,
    restoreMocks: true,
    setupFiles: ['../../scripts/testing/seed-properties.mjs'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
