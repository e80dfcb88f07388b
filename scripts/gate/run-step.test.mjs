import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { countWork, overBudget } from './counted-work.mjs'
import { outcomeOf } from './run-step.mjs'

const folder = mkdtempSync(join(tmpdir(), 'oaklet-step-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reportOf(outcome) {
  const report = join(folder, 'report.json')
  writeFileSync(report, JSON.stringify(outcome))
  return { report, read: (told) => told }
}

it('counts a step without a report as one test', () => {
  expect(outcomeOf({}, 0)).toMatchObject({ passed: 1, failed: 0 })
  expect(outcomeOf({}, 2)).toMatchObject({ passed: 0, failed: 1 })
})

it('counts a run that failed without a failing test as a failure', () => {
  expect(outcomeOf(reportOf({ passed: 5, failed: 0 }), 1)).toMatchObject({ passed: 5, failed: 1 })
  expect(outcomeOf(reportOf({ passed: 5, failed: 2 }), 1)).toMatchObject({ passed: 5, failed: 2 })
  expect(outcomeOf(reportOf({ passed: 5, failed: 0 }), 0)).toMatchObject({ passed: 5, failed: 0 })
})

it('counts a run that wrote no report as a failure', () => {
  expect(outcomeOf({ report: join(folder, 'none.json'), read: () => undefined }, 0)).toMatchObject({
    failed: 1,
  })
})

it('fails a step that did more work than its budget allows, and says how much', () => {
  const log = join(folder, 'work')
  writeFileSync(log, 'page\npage\ndatabase\npage\n')
  const work = countWork(log)
  expect(work).toEqual({ page: 3, database: 1 })
  expect(overBudget(work, { page: 3, database: 1 })).toEqual([])
  expect(overBudget(work, { page: 2 })[0]).toMatchObject({
    test: 'the budget of this step: page',
    message: expect.stringContaining('3 of at most 2.'),
  })
})

it('counts nothing where no work was written down', () => {
  expect(countWork(join(folder, 'no such log'))).toEqual({})
})
