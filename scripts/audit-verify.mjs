import { ensureBuild } from './ensure-build.mjs'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { environment, NODE, runInView } from './repository.mjs'

try {
  await ensureDependencies()
  await ensureBuild()
  process.exitCode = await runInView(NODE, ['apps/server/dist/audit-verify.js'], { env: environment() })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
