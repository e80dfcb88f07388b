import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['oaklet-source'] },
  ssr: { resolve: { conditions: ['oaklet-source'] } },
  test: {
    include: ['src/**/*.test.ts', '../../scripts/testing/seed-properties.test.mjs'],
    environment: 'node',
    globalSetup: 'src/testing/run-setup.ts',
    globals: false,
    // Tests must not depend on the machine's time zone; set TZ to run them in another one.
    env: { TZ: process.env['TZ'] ?? 'America/New_York' },
    // The server keeps nothing in its modules, so no file has to load all of it, and the database's program, anew.
    isolate: false,
    restoreMocks: true,
    setupFiles: ['../../scripts/testing/seed-properties.mjs'],
    // Rules run on real databases, and a machine may be busy.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
