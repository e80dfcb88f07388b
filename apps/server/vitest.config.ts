import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['oaklet-source'] },
  ssr: { resolve: { conditions: ['oaklet-source'] } },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    globals: false,
    restoreMocks: true,
    // Rules run on real databases, and a machine may be busy.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
