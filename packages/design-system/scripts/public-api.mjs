import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes what this package promises, taken from the built declarations, to public-api.d.ts; with --check it only says
 * whether the file is up to date.
 */
const ROOM = join(import.meta.dirname, '..')
const FILE = join(ROOM, 'public-api.d.ts')
const HEADER =
  '// The public API, written by `npm run write:api` from the build. A change here is a change for consumers.\n'

const withoutHashes = (text) => text.replace(/-[\w-]{8}\.js'/g, ".js'")

function builtApi() {
  const dist = join(ROOM, 'dist')
  const shared = readdirSync(dist).filter((name) => name.endsWith('.d.ts') && name !== 'index.d.ts')
  const parts = [
    ['@oaklet/design-system', 'index.d.ts'],
    ['@oaklet/design-system/tokens', 'tokens/index.d.ts'],
    ...shared.sort().map((name) => ['shared by both', name]),
  ]
  const sections = parts.map(
    ([title, path]) => `\n// ${title}\n\n${withoutHashes(readFileSync(join(dist, path), 'utf8')).trim()}\n`,
  )
  return HEADER + sections.join('')
}

/** The first line in which the two differ, for a message that helps. */
function firstDifference(written, built) {
  const [was, is] = [written.split('\n'), built.split('\n')]
  const at = is.findIndex((line, index) => line !== was[index])
  return at === -1 ? `line ${is.length}: lines were removed` : `line ${at + 1}: ${is[at]}`
}

const built = builtApi()
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, built)
  console.log('public-api.d.ts says what the build exports.')
} else if (readFileSync(FILE, 'utf8') === built) {
  console.log('public-api.d.ts equals the build.')
} else {
  console.error(`The public API has changed, ${firstDifference(readFileSync(FILE, 'utf8'), built)}`)
  console.error('If that is meant: npm run write:api -w @oaklet/design-system, and commit public-api.d.ts.')
  process.exitCode = 1
}
