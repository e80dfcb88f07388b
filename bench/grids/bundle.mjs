import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions } from 'vite'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** One grid as a page would load it: built for production, React included. */
export async function bundleOf({ id }) {
  const [built] = [
    await build({
      root: folder,
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
          input: `${folder}${id}.mjs`,
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
