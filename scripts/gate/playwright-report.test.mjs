import { expect, it } from 'vitest'
import { readPlaywright } from './playwright-report.mjs'

const spec = (title, status, ...tries) => ({
  title,
  file: 'sign-in.spec.ts',
  line: 9,
  tests: [
    {
      status,
      results: tries.map(([duration, message]) => ({ duration, errors: message ? [{ message }] : [] })),
    },
  ],
})

const REPORT = {
  stats: { expected: 1, unexpected: 1, flaky: 1 },
  suites: [
    {
      specs: [spec('signs up', 'flaky', [1000, 'Covered'], [2000])],
      suites: [
        { specs: [spec('signs out', 'unexpected', [500, 'Timeout']), spec('signs in', 'expected', [100])] },
      ],
    },
  ],
  errors: [],
}

it('counts a test that passed on its second try as passed, and names it as flaky', () => {
  expect(readPlaywright(REPORT)).toMatchObject({
    passed: 2,
    failed: 1,
    flaky: [{ test: 'sign-in.spec.ts:9 › signs up', message: 'Covered' }],
  })
})

it('names what failed, in suites within suites and outside of tests', () => {
  const { failed, failures } = readPlaywright({ ...REPORT, errors: [{ message: 'No browser' }] })
  expect(failed).toBe(2)
  expect(failures).toEqual([
    { test: 'Outside of the tests', message: 'No browser' },
    { test: 'sign-in.spec.ts:9 › signs out', message: 'Timeout' },
  ])
})

it('counts the seconds of all tries of a test', () => {
  const { slowest } = readPlaywright(REPORT)
  expect(slowest[0]).toEqual({ test: 'sign-in.spec.ts:9 › signs up', seconds: 3 })
})
