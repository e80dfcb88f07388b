import { defineConfig } from 'vitest/config'
import mutation from './stryker.config.mjs'

/** Only the tests beside the mutated files: a policy is held by its own tests, and each mutant meets few. */
export default defineConfig({
  resolve: { conditions: ['oaklet-source'] },
  ssr: { resolve: { conditions: ['oaklet-source'] } },
  test: {
    include: mutation.mutate.map((file) => file.replace(/\.ts$/, '.test.ts')),
    environment: 'node',
    globals: false,
    restoreMocks: true,
  },
})
