import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { defineConfig } from 'tsup'

export default defineConfig({
  entry: { index: 'src/index.ts', 'tokens/index': 'src/tokens/index.ts' },
  format: 'esm',
  dts: true,
  clean: true,
  sourcemap: true,
  target: 'es2022',
  // One module and one style sheet: a separate chunk would come with a style sheet that no consumer loads.
  splitting: false,
  // The font goes along: the style sheet then needs nothing from node_modules.
  noExternal: [/^@fontsource/],
  esbuildOptions(options) {
    options.assetNames = 'fonts/[name]'
    options.minifyWhitespace = true
  },
  esbuildPlugins: [vanillaExtractPlugin()],
  loader: { '.woff2': 'copy' },
})
