import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['oaklet-source'] },
  ssr: { resolve: { conditions: ['oaklet-source'] } },
  test: {
    include: ['src/**/*.test.ts', '../../scripts/testing/seed-properties.test.mjs'],
    environment: 'node',
    setupFiles: ['../../scripts/testing/seed-properties.mjs', 'src/testing/load-schemas.ts'],
    globals: false,
    // No rule goes by the place at which it is tested.
    env: { TZ: 'America/New_York' },
    restoreMocks: true,
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
