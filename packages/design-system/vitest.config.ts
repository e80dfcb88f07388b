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
    // Longer than any one wait inside, which testing/setup.ts allows 10 s.
    testTimeout: 30_000,
    setupFiles: ['../../scripts/testing/seed-properties.mjs', 'src/testing/setup.ts'],
  },
})
