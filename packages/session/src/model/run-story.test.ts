import { describe, expect, it } from 'vitest'
import { duration } from './command-story'
import { findCounterExample } from './find-counter-example'
import { INVARIANTS } from './invariants/invariants'
import { PLANTED_FAULTS } from './planted-faults'
import { runSchedule } from './run-schedule'
import { runStory } from './run-story'

describe('a counter-example', () => {
  it('is a story of one line for each command, with what was seen, the rule that broke and how to see it again', async () => {
    const plant = PLANTED_FAULTS.find(({ name }) => name === 'a tab that tells the others nothing')
    const rules = INVARIANTS.filter(({ number }) => number === plant?.breaks)
    const found = await findCounterExample({ runs: 5_000, seed: 7, ...(plant && { plant }), rules })
    expect(found?.schedule.commands.length).toBeLessThan(4)
    const lines = found?.story.split('\n') ?? []
    expect(lines[0]).toMatch(/^- at first .+ is signed in, with three tabs open$/)
    expect(lines.find((line) => line.startsWith('This'))).toBe(
      'This breaks rule 7: The next person never meets anything of the last one.',
    )
    expect(lines.at(-1)).toMatch(
      /^Found after \d+ schedules?\. To see it again: npm run test:model -- --runs 5000 --seed=7 --path=[\d:]+$/,
    )
  })

  it('tells what each tab sent, what it was answered and what became of it', async () => {
    const run = await runSchedule({
      start: 'Ann is signed in',
      commands: [
        { do: 'offline', tab: 'B' },
        { do: 'fault', fault: { kind: 'lost' }, count: 1, target: 'refresh' },
        { do: 'sign-out', tab: 'A', isGlobal: true },
        { do: 'wait', ms: 90_000 },
      ],
    })
    const lines = runStory(run).split('\n')
    expect(lines).toContain('- tab B goes offline')
    expect(lines).toContain('- the next refresh will be done, and its answer lost')
    expect(lines).toContain('- tab A signs out everywhere')
    expect(lines).toContain('    tab A: signed-in as Ann → signed-out (logged-out)')
    expect(lines).toContain('- 1 min 30 s pass')
  })
})

it.each([
  [0, '0 ms'],
  [60, '60 ms'],
  [90_000, '1 min 30 s'],
  [86_400_000, '24 h'],
])('%i ms is told as %s', (ms, told) => {
  expect(duration(ms)).toBe(told)
})
