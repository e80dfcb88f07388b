import { join } from 'node:path'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { ROOT } from './repository.mjs'
import { expectNoticed } from './screenshots/planted-changes.mjs'

/** Changes a colour, a gap and a word of a component each, and fails if its picture does not tell: `npm run test:pictures`. */
try {
  await ensureDependencies()
  await expectNoticed(join(ROOT, 'apps/docs/screenshots/baseline'), await ensureBrowser())
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
