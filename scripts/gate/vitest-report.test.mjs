import { expect, it } from 'vitest'
import { readVitest } from './vitest-report.mjs'

const passed = (fullName, duration) => ({ status: 'passed', fullName, duration, failureMessages: [] })

it('counts a file that did not load as a failure, and names it', () => {
  const testResults = [
    { status: 'failed', name: 'a.test.ts', message: 'No such module', assertionResults: [] },
    { status: 'passed', name: 'b.test.ts', message: '', assertionResults: [passed('adds', 4)] },
  ]
  expect(readVitest({ numPassedTests: 1, numFailedTests: 0, testResults })).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [{ test: 'a.test.ts', message: 'No such module' }],
  })
})

it('names each test that failed with its file, and calls none flaky', () => {
  const failing = { status: 'failed', fullName: 'takes away', failureMessages: ['expected 1 to be 2'] }
  const testResults = [
    { status: 'failed', name: 'b.test.ts', message: '', assertionResults: [passed('adds', 4), failing] },
  ]
  expect(readVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toMatchObject({
    failed: 1,
    failures: [{ test: 'b.test.ts › takes away', message: 'expected 1 to be 2' }],
    flaky: [],
  })
})

it('tells how many seconds each test took', () => {
  const testResults = [
    { status: 'passed', name: 'b.test.ts', message: '', assertionResults: [passed('adds', 1500)] },
  ]
  const { slowest } = readVitest({ numPassedTests: 1, numFailedTests: 0, testResults })
  expect(slowest).toEqual([{ test: 'b.test.ts › adds', seconds: 1.5 }])
})
