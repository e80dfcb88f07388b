import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { bundleEntry } from '../bundle-entry.mjs'

/** React is the page's own; everything else is what a calendar adds to it. */
const REACT = /^(react|react-dom|scheduler)($|\/)/

const kilobytes = (text) => brotliCompressSync(text).length / 1000

/** What a page loads of a calendar, and how large it is in kB, minified and compressed, without React. */
export async function bundleOf({ id }) {
  const entry = join(import.meta.dirname, `${id}.mjs`)
  const { script, styles } = await bundleEntry(entry)
  const alone = await bundleEntry(entry, REACT)
  return { script, styles, scriptSize: kilobytes(alone.script), styleSize: kilobytes(alone.styles) }
}
