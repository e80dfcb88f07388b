import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { bundledSizes } from './bundle-components.mjs'
import { componentProps } from './component-props.mjs'
import { openDoor } from './open-door.mjs'
import { nextLimits, sizeComplaints } from './size-limits.mjs'

/**
 * Holds each public component, bundled alone, and the style sheet to the limits in component-sizes.json;
 * with --write it writes limits where there are none or where they no longer fit.
 */
const ROOM = join(import.meta.dirname, '..')
const FILE = join(ROOM, 'component-sizes.json')
const STYLES = join(ROOM, 'dist/index.css')
const STYLE_SHEET = 'styles.css'
const HOW = 'If that is meant: npm run write:sizes -w @oaklet/design-system, and commit component-sizes.json.'

async function measured() {
  if (!existsSync(STYLES)) throw new Error('The design system is not built: run `npm run build` first.')
  const components = componentProps(ROOM, openDoor(ROOM, join(ROOM, 'src/index.ts'))).filter(
    ({ file }) => !file.includes('/node_modules/'),
  )
  const sizes = await bundledSizes(components, join(ROOM, '../../.cache/component-sizes'))
  return { ...sizes, [STYLE_SHEET]: brotliCompressSync(readFileSync(STYLES)).length }
}

const inKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

try {
  const limits = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  const sizes = await measured()
  const isWriting = process.argv.includes('--write')
  const next = isWriting ? nextLimits(sizes, limits) : limits
  if (isWriting) writeFileSync(FILE, `${JSON.stringify(next, null, 2)}\n`)
  const complaints = sizeComplaints(sizes, next)
  const { [STYLE_SHEET]: styles, ...components } = sizes
  const largest = Object.entries(components).sort(([, one], [, other]) => other - one)
  console.log(
    `  styles: ${inKilobytes(styles)}; ${largest.length} components alone, without React Aria, brotli:`,
  )
  for (const [name, size] of largest.slice(0, 5)) console.log(`    ${inKilobytes(size)}  ${name}`)
  console.log('    the others are smaller')
  if (complaints.length > 0) console.error(`${complaints.join('\n')}\n${isWriting ? '' : HOW}`)
  process.exitCode = complaints.length === 0 ? 0 : 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
