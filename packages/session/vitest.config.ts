import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['oaklet-source'] },
  ssr: { resolve: { conditions: ['oaklet-source'] } },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['src/testing/load-schemas.ts'],
    globals: false,
    restoreMocks: true,
  },
})
