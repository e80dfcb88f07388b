import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { contextsApart } from './build/contexts-apart'
import { englishOnly } from './build/english-only'
import { productionRouter } from './build/production-router'

/** What a first visit waits for. The frame comes while the session is checked, and screens on hover and focus of a link. */
const FIRST_SCREEN = /\/LoginScreen-/

/** What nearly every screen has of ours, small files all: one of them packs better, and is asked for once. */
const FORM_PARTS = [
  /\/packages\/api\/src\/(errors\/|access\/permissions|auth\/auth-messages)/,
  /\/packages\/design-system\/src\/components\/(Banner|ClosedBetaBadge|Field|Form|Heading|Link|Logo|PasswordField|TextField)\//,
]

// The packages are built from their source, so that only what a screen uses reaches the browser.
export default defineConfig({
  plugins: [englishOnly(), productionRouter(), contextsApart(), react(), vanillaExtractPlugin()],
  resolve: { conditions: ['oaklet-source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    manifest: true,
    // The policy forbids inline scripts; every browser that runs the build preloads modules by itself. The lists of
    // what a screen needs stand in the first file of all, and grow with every screen: only one has its list.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) => (FIRST_SCREEN.test(file) ? needed : []),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'form-parts', test: (id) => FORM_PARTS.some((part) => part.test(id)) }],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': process.env.OAKLET_API ?? 'http://localhost:4000' },
  },
})
