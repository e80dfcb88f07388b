import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT, runInView } from './repository.mjs'

const LOCK = join(ROOT, 'package-lock.json')
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json')
const STAMP = join(ROOT, 'node_modules/.oaklet-lock')

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex')

/** Whether what is installed is what the lock file says; a checkout may touch the file and change nothing. */
function isInstalled() {
  if (!existsSync(NODE) || !existsSync(INSTALLED)) return false
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return true
  return statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs
}

/** Installs the dependencies when they are missing or older than the lock file. */
export async function ensureDependencies() {
  if (!isInstalled()) {
    console.log('Installing the dependencies (only this first time)…')
    const shell = process.platform === 'win32'
    const code = await runInView('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { shell })
    if (code !== 0) throw new Error('The dependencies could not be installed: see above what npm says.')
    if (!existsSync(NODE))
      throw new Error('npm did not install Node 24: allow its install script and run `npm ci` again.')
  }
  writeFileSync(STAMP, lockHash())
}
