import { join } from 'node:path'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureBuild } from './ensure-build.mjs'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { binary, environment, NODE, ROOT, runInView } from './repository.mjs'

try {
  await ensureDependencies()
  await ensureBuild()
  const env = environment({ PLAYWRIGHT_CHROMIUM: await ensureBrowser() })
  const args = [binary('playwright'), 'test', '--project=screenshot', '--reporter=line']
  process.exitCode = await runInView(NODE, args, { cwd: join(ROOT, 'e2e'), env })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
