import { expect, it } from 'vitest'
import { COUNTER_EXAMPLES } from './counter-examples'
import { findCounterExample } from './find-counter-example'

/** `npm run test:model` sets the first three; the long lane plays more schedules than the gate, of its own seed. */
const { OAKLET_MODEL_RUNS, OAKLET_MODEL_SEED, OAKLET_MODEL_PATH, OAKLET_LONG } = process.env
const RUNS = Number(OAKLET_MODEL_RUNS ?? (OAKLET_LONG === '1' ? 10_000 : 1_000))
const SEED = OAKLET_MODEL_SEED === undefined ? undefined : Number(OAKLET_MODEL_SEED)

/** Ten times what one takes on a core of its own. */
const MS_FOR_EACH = 40

it(
  `keeps its eight promises in ${RUNS.toLocaleString('en-US')} schedules over three tabs`,
  {
    timeout: Math.max(60_000, RUNS * MS_FOR_EACH),
  },
  async () => {
    const found = await findCounterExample({
      runs: RUNS,
      seed: SEED,
      path: OAKLET_MODEL_PATH,
      // Also where one is seen again: its path counts them.
      examples: COUNTER_EXAMPLES.map(({ schedule }) => schedule),
    })
    expect(found?.story ?? 'no rule broke').toBe('no rule broke')
  },
)
