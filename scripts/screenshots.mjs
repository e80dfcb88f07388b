import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { ROOT } from './repository.mjs'
import { runScreenshots } from './screenshots/run-screenshots.mjs'

/**
 * Looks at every story, and compares it with its pictures in the repository: `npm run screenshots`. With `--update` it
 * writes those that have changed; `--only button,dialog` takes some; `--from` another Storybook, running or built.
 */
const FOLDER = join(ROOT, 'apps/docs/screenshots')

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string' },
    from: { type: 'string' },
    counts: { type: 'string' },
  },
})

try {
  await ensureDependencies()
  const counts = await runScreenshots({
    baselineFolder: join(FOLDER, 'baseline'),
    reportFolder: join(FOLDER, 'report'),
    browserPath: await ensureBrowser(),
    pages: availableParallelism() + 1,
    isUpdating: values.update,
    only: values.only?.split(',') ?? [],
    from: values.from,
    mustCompare: process.env.CI === '1' && !values.update && values.only === undefined,
  })
  if (values.counts !== undefined) writeFileSync(values.counts, JSON.stringify(counts))
  process.exitCode = counts.failed === 0 ? 0 : 1
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
