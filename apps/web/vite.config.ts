import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { englishOnly } from './build/english-only'
import { productionRouter } from './build/production-router'

/** The chunks that a first visit waits for; the others load when a link to them is hovered or focused. */
const WAYS_IN = /\/(LoginScreen|StaffArea|DashboardScreen)-/

// The packages are built from their source, so that only what a screen uses reaches the browser.
export default defineConfig({
  plugins: [englishOnly(), productionRouter(), react(), vanillaExtractPlugin()],
  resolve: { conditions: ['oaklet-source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    manifest: true,
    // The policy forbids inline scripts; every browser that runs the build preloads modules by itself. The lists of
    // what each screen needs grow with every screen, in the first file of all: only the ways in have one.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) => (WAYS_IN.test(file) ? needed : []),
    },
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    proxy: { '/api': process.env.OAKLET_API ?? 'http://localhost:4000' },
  },
})
