import { cp } from 'node:fs/promises'
import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { main: 'src/main.ts', 'audit-verify': 'src/audit-verify.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node22',
  clean: true,
  sourcemap: true,
  // The contract is bundled from its source, so the build waits for no other package.
  noExternal: ['@oaklet/api'],
  esbuildOptions(options) {
    options.conditions = ['oaklet-source']
  },
  onSuccess: async () => {
    await cp('src/db/migrations', 'dist/migrations', { recursive: true })
    await cp('src/demo/pictures', 'dist/pictures', { recursive: true })
    await cp('src/pdf/fonts', 'dist/fonts', { recursive: true })
  },
})
