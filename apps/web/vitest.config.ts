import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions } from 'vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['oaklet-source', ...defaultClientConditions] },
  test: {
    include: ['{src,build}/**/*.test.{ts,tsx}', '../../scripts/testing/seed-properties.test.mjs'],
    environment: 'jsdom',
    // Each file has a window and modules of its own, but not a process, which would have to load jsdom anew.
    pool: 'vmForks',
    vmMemoryLimit: '1GB',
    restoreMocks: true,
    testTimeout: 30_000,
    setupFiles: ['../../scripts/testing/seed-properties.mjs', 'src/testing/setup.ts'],
  },
})
