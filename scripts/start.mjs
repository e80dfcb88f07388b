import { spawn } from 'node:child_process'
import { ensureBuild } from './ensure-build.mjs'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { environment, NODE, ROOT, standInFor } from './repository.mjs'

try {
  await ensureDependencies()
  await ensureBuild()
  const args = ['apps/server/dist/main.js', ...process.argv.slice(2)]
  const server = spawn(NODE, args, { cwd: ROOT, stdio: 'inherit', env: environment() })
  process.exitCode = await standInFor([server])
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
