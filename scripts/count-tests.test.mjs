import { expect, it } from 'vitest'
import { countGate, countPlaywright, countRun, countVitest, sum } from './count-tests.mjs'

it('counts a test file that did not load as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]
  expect(countVitest({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({ passed: 1, failed: 1 })
})

it('counts a flaky journey as a failure', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1 }
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 3, failed: 1 })
})

it('counts a run that failed without a failing test', () => {
  expect(countRun(1, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 })
  expect(countRun(1, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 })
  expect(countRun(0, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 0 })
})

it('counts a gate as one test', () => {
  expect(sum([countGate(0), countGate(2), { passed: 4, failed: 0 }])).toEqual({ passed: 5, failed: 1 })
})
