import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { binary, environment, NODE, ROOT, runInView } from './repository.mjs'

/** The model-based tests of the session alone, for longer, or once more as they failed before. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    path: { type: 'string' },
  },
})
const chosen = { RUNS: values.runs, SEED: values.seed, PATH: values.path }
const env = Object.fromEntries(
  Object.entries(chosen).flatMap(([name, value]) =>
    value === undefined ? [] : [[`OAKLET_MODEL_${name}`, value]],
  ),
)

process.exitCode = await runInView(
  NODE,
  [binary('vitest'), 'run', 'src/model/model.test.ts', '--reporter=verbose'],
  { cwd: join(ROOT, 'packages/session'), env: environment(env) },
)
