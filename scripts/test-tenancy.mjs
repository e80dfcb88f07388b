import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { binary, environment, NODE, ROOT, runInView } from './repository.mjs'

/** The random calls of two organizations alone, for longer, or once more as they failed before. */
const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: process.env.OAKLET_SEED ?? String(Date.now() % 1_000_000) },
  },
})
const env = {
  // On both databases.
  OAKLET_LONG: '1',
  OAKLET_TENANCY_OPERATIONS: values.operations,
  OAKLET_TENANCY_SEED: values.seed,
}

process.exitCode = await runInView(
  NODE,
  [binary('vitest'), 'run', 'src/tenancy.test.ts', '--reporter=verbose'],
  { cwd: join(ROOT, 'apps/server'), env: environment(env) },
)
