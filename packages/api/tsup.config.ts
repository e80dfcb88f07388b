import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', contract: 'src/contract.ts', 'testing/index': 'src/testing/index.ts' },
  format: 'esm',
  dts: true,
  clean: true,
  sourcemap: true,
  target: 'es2022',
})
