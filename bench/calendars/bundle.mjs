import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build, defaultClientConditions } from 'vite'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** React is the page's own; everything else is what a calendar adds to it. */
const REACT = /^(react|react-dom|scheduler)($|\/)/

async function bundle(peer, external) {
  const [output] = [
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
          input: `${folder}${peer.id}.mjs`,
          external,
          preserveEntrySignatures: 'strict',
          output: { entryFileNames: 'entry.js', codeSplitting: false },
        },
      },
    }),
  ].flat()
  const textOf = (ends) =>
    output.output
      .filter(({ fileName }) => fileName.endsWith(ends))
      .map((file) => file.code ?? String(file.source))
      .join('\n')
  return { script: textOf('.js'), styles: textOf('.css') }
}

const kilobytes = (text) => brotliCompressSync(text).length / 1000

/** What a page loads of a calendar, and how large it is in kB, minified and compressed, without React. */
export async function bundleOf(peer) {
  const { script, styles } = await bundle(peer, [])
  const alone = await bundle(peer, REACT)
  return { script, styles, scriptSize: kilobytes(alone.script), styleSize: kilobytes(alone.styles) }
}
