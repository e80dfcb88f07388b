import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { binary, environment, NODE, ROOT, runQuietly } from './repository.mjs'

const STAMP = join(ROOT, '.cache/build')
const INPUTS = [
  'packages',
  'apps/server',
  'apps/web',
  'scripts/loaded-files.mjs',
  'package-lock.json',
  'tsconfig.base.json',
  'turbo.json',
]
const OUTPUTS = ['apps/server/dist/main.js', 'apps/server/dist/audit-verify.js', 'apps/web/dist/index.html']
const NOT_INPUTS = new Set(['node_modules', 'dist', '.turbo', 'coverage', 'data'])

function* filesUnder(path) {
  if (statSync(path).isFile()) yield path
  else
    for (const name of readdirSync(path))
      if (!NOT_INPUTS.has(name) && !name.includes('.test.')) yield* filesUnder(join(path, name))
}

/** A hash over the name, size and time of every file that a build reads: some 20 ms. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap((input) => [...filesUnder(join(ROOT, input))])) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file}:${size}:${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

const isFresh = (current) =>
  OUTPUTS.every((output) => existsSync(join(ROOT, output))) &&
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === current

/** Builds the server and the web application where they are older than their sources. */
export async function ensureBuild() {
  const current = fingerprint()
  if (isFresh(current)) return
  console.log('Building the application…')
  const args = [binary('turbo'), 'run', 'build', '--filter=@oaklet/server...', '--filter=@oaklet/web...']
  const { code, output } = await runQuietly(NODE, args, {
    env: environment({ TURBO_TELEMETRY_DISABLED: '1' }),
  })
  if (code !== 0) {
    console.error(output)
    throw new Error('The application could not be built: see above.')
  }
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, current)
}
