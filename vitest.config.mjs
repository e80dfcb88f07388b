import { defineConfig } from 'vitest/config'

/** Every unit and server test in one run; stories need a browser and have a run of their own in apps/docs. */
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/server', 'apps/web', 'scripts/vitest.config.mjs'],
  },
})
