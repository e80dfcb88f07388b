import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { binary, environment, NODE, ROOT, runInView, runQuietly } from './repository.mjs'

const OUT = join(ROOT, '.cache/session-size')
const SOURCES = join(ROOT, '.cache/session-size-sources')
const PACKAGE = join(ROOT, 'packages/session')

/** What an application imports of the session, alone and with the browser's side of it. */
const APPLICATIONS = {
  session: "export { createSession } from '@oaklet/session'",
  'session-in-a-browser':
    "export { createSession } from '@oaklet/session'\nexport { createBrowserPlatform } from '@oaklet/session/browser'",
}

/** Each as an application's own bundler would deliver it: in one file, minified, its dependencies apart. */
function minified() {
  mkdirSync(SOURCES, { recursive: true })
  const files = Object.entries(APPLICATIONS).map(([name, source]) => {
    const file = join(SOURCES, `${name}.ts`)
    writeFileSync(
      file,
      source.replaceAll(/@oaklet\/session([^']*)/g, (_, door) => doorOf(door)),
    )
    return file
  })
  const options = ['--no-config', '--format', 'esm', '--target', 'es2022', '--minify', '--no-dts', '--clean']
  return runQuietly(NODE, [binary('tsup'), ...files, ...options, '--no-splitting', '--out-dir', OUT], {
    cwd: PACKAGE,
    env: environment(),
  })
}

const doorOf = (door) => join(PACKAGE, 'src', door === '' ? 'index' : door.slice(1))

const { code, output } = await minified()
if (code !== 0) console.error(output)
process.exitCode = code === 0 ? await runInView(NODE, [binary('size-limit')], { env: environment() }) : code
