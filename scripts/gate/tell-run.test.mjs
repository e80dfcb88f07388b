import { expect, it } from 'vitest'
import { addToLedger, tellLedger } from './ledger.mjs'
import { sumUp, tellFailures, tellFlaky, tellSlowest } from './tell-run.mjs'

const outcome = (more) => ({
  title: 'Unit',
  passed: 1,
  failed: 0,
  failures: [],
  flaky: [],
  slowest: [],
  ...more,
})
const flaky = (count) =>
  Array.from({ length: count }, (_, index) => ({ test: `test ${index}`, message: 'Late' }))

it('names the steps that failed, and each of their tests with the beginning of its message', () => {
  const failures = [{ test: 'signs in', message: '\u001b[31mNot found\u001b[39m\nline 2\n' }]
  const steps = [outcome({ title: 'Types' }), outcome({ title: 'Journeys', failed: 1, failures })]
  expect(tellFailures(steps)).toEqual(['✗ Journeys: 1 failed', '  signs in', '    Not found', '    line 2'])
})

it('keeps a long message to its beginning', () => {
  const message = Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n')
  const lines = tellFailures([outcome({ failed: 1, failures: [{ test: 'adds', message }] })])
  expect(lines).toHaveLength(14)
  expect(lines.at(-1)).toBe('    line 11')
})

it('is green with two tests that passed on their second try, and red with more', () => {
  expect(sumUp([outcome({ flaky: flaky(1) }), outcome({ flaky: flaky(1) })])).toMatchObject({
    passed: 2,
    failed: 0,
  })
  expect(sumUp([outcome({ flaky: flaky(2) }), outcome({ flaky: flaky(1) })])).toMatchObject({
    passed: 2,
    failed: 1,
  })
})

it('has a line for each test that passed on its second try', () => {
  expect(tellFlaky(flaky(1))).toEqual(['flaky: test 0: Late'])
  expect(tellFlaky(flaky(3))).toHaveLength(4)
})

it('tells the ten slowest tests of all steps, the slowest first', () => {
  const slowest = Array.from({ length: 8 }, (_, seconds) => ({ test: `takes ${seconds}`, seconds }))
  const lines = tellSlowest([outcome({ slowest }), outcome({ slowest })])
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('     7.0 s  takes 7')
})

it('keeps how often each test failed in a series of runs, the most frequent first', () => {
  const ledger = []
  addToLedger(ledger, [{ test: 'once', message: 'Gone' }])
  addToLedger(ledger, [{ test: 'twice', message: 'Late\nby 5 ms' }])
  addToLedger(ledger, [{ test: 'twice', message: 'Later' }])
  expect(tellLedger(ledger)).toEqual(['  2 × twice: Late', '  1 × once: Gone'])
})
