import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { ensureDependencies } from './ensure-dependencies.mjs'
import { changedSteps } from './gate/changed-steps.mjs'
import { keepRun, whatStands } from './gate/last-run.mjs'
import { runInSlots } from './gate/run-in-slots.mjs'
import { runReady } from './gate/run-ready.mjs'
import { BROKEN } from './gate/run-step.mjs'
import { sumUp, tellFailures, tellFlaky, tellSlowest, tellStep } from './gate/tell-run.mjs'
import { LONG_STEPS, TEST_STEPS } from './test-steps.mjs'

const { values: chosen } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    long: { type: 'boolean' },
    changed: { type: 'boolean' },
    base: { type: 'string' },
    only: { type: 'string' },
  },
})

/** The gate draws nothing at random; a long run draws by a seed, which it prints, so that it can be played again. */
const seed = chosen.long ? (process.env.OAKLET_SEED ?? String(randomInt(2 ** 31))) : undefined

async function chosenSteps() {
  if (chosen.changed) return changedSteps(chosen.base)
  const steps = chosen.long ? LONG_STEPS : TEST_STEPS
  const only = chosen.only?.split(',')
  const known = steps.map(({ name }) => name)
  const unknown = only?.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`No step is called ${unknown}: ${known.join(', ')}`)
  return steps.filter(
    ({ name, needsBrowser }) => (only?.includes(name) ?? true) && !(chosen.quick && needsBrowser),
  )
}

const failure = (title, message) => ({
  ...BROKEN,
  title,
  failures: [{ test: 'before it began', message }],
  seconds: 0,
  work: {},
})

async function runAndTell(step) {
  try {
    const outcome = await runReady(step, seed === undefined ? {} : { OAKLET_SEED: seed })
    const output = outcome.failed > 0 || step.isShown ? `\n${outcome.output.trimEnd()}` : ''
    console.log(`\n${tellStep(outcome)}${output}`)
    return outcome
  } catch (error) {
    console.log(`\n▸ ${step.title}\n${error.message}`)
    return failure(step.title, error.message)
  }
}

async function runAll() {
  await ensureDependencies()
  return runInSlots(await chosenSteps(), availableParallelism(), runAndTell)
}

const since = performance.now()
const stands = whatStands()
if (seed !== undefined) console.log(`Seed ${seed}; OAKLET_SEED=${seed} plays the same again.`)
const outcomes = await runAll().catch((error) => {
  console.error(error.message)
  return [failure('Before the first step', error.message)]
})
const total = sumUp(outcomes)
const seconds = (performance.now() - since) / 1000
keepRun({ stands, outcomes, total, seconds, seed })
console.log(`\nThe slowest tests\n${tellSlowest(outcomes).join('\n')}\n\nIn ${seconds.toFixed(1)} s`)
for (const line of [...tellFailures(outcomes), ...tellFlaky(total.flaky)]) console.log(line)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
