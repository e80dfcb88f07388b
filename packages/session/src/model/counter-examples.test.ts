import { expect, it } from 'vitest'
import { COUNTER_EXAMPLES } from './counter-examples'
import { runSchedule } from './run-schedule'
import { runStory } from './run-story'

it.each(COUNTER_EXAMPLES)('it is over that $what', async ({ schedule }) => {
  const run = await runSchedule(schedule)
  expect(run.violation === null ? null : runStory(run)).toBeNull()
})
