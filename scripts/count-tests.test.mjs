import { expect, it } from 'vitest'
import {
  countGate,
  countPlaywright,
  countRun,
  countVitest,
  endOf,
  failedSteps,
  failuresOfPlaywright,
  failuresOfVitest,
  sum,
} from './count-tests.mjs'

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

it('names the steps that failed, and each of their tests with the beginning of its message', () => {
  const lint = { title: 'Lint', ...countGate(1) }
  const failures = [{ test: 'signs in', message: '\u001b[31mNot found\u001b[39m\nline 2\n' }]
  const journeys = { title: 'Journeys', passed: 3, failed: 1, failures }
  expect(failedSteps([lint, { title: 'Types', ...countGate(0) }, journeys])).toEqual([
    '✗ Lint: 1 failed',
    '✗ Journeys: 1 failed',
    '  signs in',
    '    Not found',
    '    line 2',
  ])
})

it('keeps a long message to its beginning', () => {
  const message = Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n')
  const lines = failedSteps([{ title: 'Unit', passed: 0, failed: 1, failures: [{ test: 'adds', message }] }])
  expect(lines).toHaveLength(14)
  expect(lines.at(-1)).toBe('    line 11')
})

it('keeps the end of what a step printed that names no test', () => {
  const output = Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n')
  expect(endOf(`${output}\n\n`)[0]?.message.split('\n')).toEqual([
    ...Array.from({ length: 12 }, (_, line) => `line ${line + 38}`),
  ])
})

it('finds what failed in a report of Vitest, files that did not load too', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    { status: 'failed', fullName: 'takes away', failureMessages: ['expected 1 to be 2'] },
  ]
  const testResults = [
    { status: 'failed', name: 'a.test.ts', message: 'No such module', assertionResults: [] },
    { status: 'failed', name: 'b.test.ts', message: '', assertionResults },
  ]
  expect(failuresOfVitest({ testResults })).toEqual([
    { test: 'a.test.ts', message: 'No such module' },
    { test: 'b.test.ts › takes away', message: 'expected 1 to be 2' },
  ])
})

it('finds what failed in a report of Playwright, in suites within suites and outside of tests', () => {
  const spec = (title, status, ...errors) => ({
    title,
    file: 'sign-in.spec.ts',
    line: 9,
    tests: [{ status, results: [{ errors: errors.map((message) => ({ message })) }] }],
  })
  const inner = { specs: [spec('signs out', 'unexpected', 'Timeout'), spec('signs in', 'expected')] }
  const suites = [{ specs: [spec('signs up', 'flaky', 'Covered')], suites: [inner] }]
  expect(failuresOfPlaywright({ suites, errors: [{ message: 'No browser' }] })).toEqual([
    { test: 'Outside of the tests', message: 'No browser' },
    { test: 'sign-in.spec.ts:9 › signs up', message: 'Covered' },
    { test: 'sign-in.spec.ts:9 › signs out', message: 'Timeout' },
  ])
})
