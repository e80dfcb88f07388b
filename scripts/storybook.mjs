import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { binary, environment, NODE, ROOT, standInFor } from './repository.mjs'

try {
  await ensureDependencies()
  const args = [binary('storybook'), 'dev', '--port', '6006', '--no-open', ...process.argv.slice(2)]
  const cwd = join(ROOT, 'apps/docs')
  process.exitCode = await standInFor([spawn(NODE, args, { cwd, stdio: 'inherit', env: environment() })])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
