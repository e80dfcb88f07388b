import * as fc from 'fast-check'
import { anySchedule, type Schedule } from './command'
import { type RunOptions, runSchedule, type Violation } from './run-schedule'
import { runStory } from './run-story'

export interface Search extends RunOptions {
  /** How many schedules are tried. */
  runs: number
  /** Both from an earlier story, to see it again. */
  seed?: number | undefined
  path?: string | undefined
  /** Tried before all others. */
  examples?: readonly Schedule[]
  /** Where any will do, and not the shortest one. */
  isFirstEnough?: boolean
}

export interface CounterExample {
  violation: Violation
  schedule: Schedule
  /** What happened, which rule broke, and how to see it again. */
  story: string
}

/** The shortest schedule that it can find in which a rule breaks; null when all hold. */
export async function findCounterExample({
  runs,
  seed,
  path,
  examples = [],
  isFirstEnough = false,
  ...options
}: Search): Promise<CounterExample | null> {
  const property = fc.asyncProperty(
    anySchedule,
    async (schedule) => (await runSchedule(schedule, options)).violation === null,
  )
  const found = await fc.check(property, {
    numRuns: runs,
    endOnFailure: isFirstEnough,
    examples: examples.map((schedule) => [schedule] as [Schedule]),
    ...(seed !== undefined && { seed }),
    ...(path !== undefined && { path }),
  })
  if (found.counterexample === null) return null
  const [schedule] = found.counterexample
  const run = await runSchedule(schedule, options)
  if (run.violation === null)
    throw new Error('A schedule broke a rule only once: something in the model is left to chance')
  const replay = `npm run test:model -- --runs ${runs} --seed=${found.seed} --path=${found.counterexamplePath}`
  const story = [runStory(run), `Found after ${found.numRuns} schedules. To see it again: ${replay}`].join(
    '\n',
  )
  return { violation: run.violation, schedule, story }
}
