import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { englishOnly } from './build/english-only'

// The packages are built from their source, so that only what a screen uses reaches the browser.
export default defineConfig({
  plugins: [englishOnly(), react(), vanillaExtractPlugin()],
  resolve: { conditions: ['oaklet-source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    manifest: true,
    // The policy forbids inline scripts; every browser that runs the build preloads modules by itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    proxy: { '/api': process.env.OAKLET_API ?? 'http://localhost:4000' },
  },
})
