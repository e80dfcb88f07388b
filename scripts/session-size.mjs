import { join } from 'node:path'
import { binary, environment, NODE, ROOT, runInView, runQuietly } from './repository.mjs'

const OUT = join(ROOT, '.cache/session-size')

/** The session as an application's own bundler would deliver it: minified, its dependencies apart. */
const minified = () =>
  runQuietly(
    NODE,
    [
      binary('tsup'),
      ...['src/index.ts', 'src/browser.ts', '--no-config', '--format', 'esm', '--target', 'es2022'],
      ...['--minify', '--no-dts', '--clean', '--out-dir', OUT],
    ],
    { cwd: join(ROOT, 'packages/session'), env: environment() },
  )

const { code, output } = await minified()
if (code !== 0) console.error(output)
process.exitCode = code === 0 ? await runInView(NODE, [binary('size-limit')], { env: environment() }) : code
