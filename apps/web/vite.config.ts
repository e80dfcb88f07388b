import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type InlineConfig } from 'vite'
import { contextsApart } from './build/contexts-apart'
import { englishOnly } from './build/english-only'
import { firstVisits } from './build/first-visits'
import { productionRouter } from './build/production-router'
import { visitGroups } from './build/visit-groups'

/** What a first visit waits for. The frame comes while the session is checked, and screens on hover and focus of a link. */
const FIRST_SCREEN = /\/LoginScreen-/

const shared: InlineConfig = {
  root: import.meta.dirname,
  // The packages are built from their source, so that only what a screen uses reaches the browser.
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
  },
}

const plugins = () => [englishOnly(), productionRouter(), contextsApart(), react(), vanillaExtractPlugin()]

async function codeSplitting() {
  const groups = visitGroups(await firstVisits({ ...shared, plugins: plugins() }))
  return {
    includeDependenciesRecursively: false,
    groups: groups.map((modules) => ({ name: 'shared', test: (id: string) => modules.has(id) })),
  }
}

/** Vite asks for the configuration more than once in a build. */
let splitting: ReturnType<typeof codeSplitting> | undefined

export default defineConfig(async ({ command }) => ({
  ...shared,
  plugins: plugins(),
  build: {
    ...shared.build,
    ...(command === 'build' && {
      rolldownOptions: { output: { codeSplitting: await (splitting ??= codeSplitting()) } },
    }),
  },
  server: {
    port: 5173,
    proxy: { '/api': process.env.OAKLET_API ?? 'http://localhost:4000' },
  },
}))
