import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { binary, environment, NODE, ROOT, runInView, runQuietly } from './repository.mjs'
import { ensureOrca } from './screen-reader/ensure-orca.mjs'
import { startOrca } from './screen-reader/start-orca.mjs'
import { openStorybook } from './screenshots/open-storybook.mjs'

/**
 * Compares what Orca says of each component, and in the product's screens, with the transcripts in the repository: `npm run test:screen-reader`.
 * With `--update` it writes those that have changed; `--only Select` takes one, `--only "Sign in"` a screen's; `--from` another Storybook.
 */
const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string' },
    from: { type: 'string' },
  },
})

const args = [
  binary('playwright'),
  'test',
  '--project=screen-reader',
  '--project=screen-reader-screens',
  '--reporter=list',
  '--workers=1',
  ...(values.update ? ['--update-snapshots=changed'] : ['--update-snapshots=none']),
  ...(values.only === undefined ? [] : ['--grep', `^(.* )?${values.only}$`]),
]

async function buildProduct() {
  const build = [binary('turbo'), 'run', 'build', '--filter=@oaklet/web', '--filter=@oaklet/server']
  const { code, output } = await runQuietly(NODE, build, {
    env: environment({ TURBO_TELEMETRY_DISABLED: '1' }),
  })
  if (code !== 0) throw new Error(`${output}\nThe product could not be built.`)
}

try {
  await ensureDependencies()
  const browser = await ensureBrowser()
  await ensureOrca()
  await buildProduct()
  const storybook = await openStorybook(values.from)
  const orca = await startOrca()
  try {
    const env = environment({ ...orca.env, PLAYWRIGHT_CHROMIUM: browser, STORYBOOK: storybook.address })
    process.exitCode = await runInView(NODE, args, { cwd: join(ROOT, 'e2e'), env })
  } finally {
    await orca.stop()
    storybook.stop()
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
