import { defineConfig } from 'vitest/config'

/** Every unit and server test in one run; stories and journeys need a browser and have commands of their own. */
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/server', 'apps/web', 'scripts/vitest.config.mjs'],
  },
})
