import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { ROOT } from './repository.mjs'
import { budgetsOf, filesLoadedBy } from './loaded-files.mjs'

const DIST = join(ROOT, 'apps/web/dist')
const MANIFEST = join(DIST, '.vite/manifest.json')

/** The size of a file in brotli, in bytes; the build has compressed all but the smallest. */
function brotliSize(file) {
  const path = join(DIST, file)
  const compressed = `${path}.br`
  return existsSync(compressed) ? statSync(compressed).size : brotliCompressSync(readFileSync(path)).length
}

const inKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

function check(manifest, { title, keys, limit }) {
  const files = [...filesLoadedBy(manifest, keys)].filter((file) => file.endsWith('.js'))
  const size = files.reduce((total, file) => total + brotliSize(file), 0)
  const isWithin = size <= limit
  console.log(`  ${isWithin ? '✓' : '✗'} ${title}: ${inKilobytes(size)} of ${inKilobytes(limit)} brotli`)
  if (!isWithin) for (const file of files) console.log(`      ${inKilobytes(brotliSize(file))}  ${file}`)
  return isWithin
}

try {
  if (!existsSync(MANIFEST)) throw new Error('apps/web is not built: run `npm run build` first.')
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const results = budgetsOf(manifest).map((budget) => check(manifest, budget))
  process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
