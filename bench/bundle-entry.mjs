import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { dirname } from 'node:path'
import { build, defaultClientConditions } from 'vite'

/** What a page loads of a module that is measured, built for production: one script, one style sheet. */
export async function bundleEntry(input, external = []) {
  const [built] = [
    await build({
      root: dirname(input),
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      plugins: [vanillaExtractPlugin()],
      resolve: { conditions: ['oaklet-source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
      build: {
        write: false,
        target: 'esnext',
        assetsInlineLimit: 0,
        rollupOptions: {
          input,
          external,
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'entry.js', codeSplitting: false },
        },
      },
    }),
  ].flat()
  const textOf = (ends) =>
    built.output
      .filter(({ fileName }) => fileName.endsWith(ends))
      .map((file) => file.code ?? String(file.source))
      .join('\n')
  return { script: textOf('.js'), styles: textOf('.css') }
}
