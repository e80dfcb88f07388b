import { aClaimFinding, aClaimSummary, someClaimTotals } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { ageWords, claimBadge, countsWords, filingWords, findingsWords, totalsWords } from './claim-words'

const TODAY = '2026-11-17'

test.each([
  ['ready', '2026-11-16', 'Late'],
  ['draft', '2026-11-17', 'File today'],
  ['rejected', '2026-11-18', 'File in 1 day'],
  ['ready', '2026-12-01', 'File in 14 days'],
  ['ready', '2026-12-02', undefined],
  ['submitted', '2026-11-16', undefined],
] as const)('a %s claim with the filing limit of %s: %s', (state, filingDueOn, word) => {
  expect(filingWords({ state, filingDueOn }, TODAY)?.word).toBe(word)
})

test.each([
  ['submitted', null, 'Sent'],
  ['submitted', '2026-11-16', 'Received'],
  ['accepted', '2026-11-16', 'Accepted'],
] as const)('a %s claim received on %s: %s', (state, receivedOn, word) => {
  expect(claimBadge({ state, receivedOn, label: null }).word).toBe(word)
})

test.each([
  ['deductible', 'Deductible'],
  ['overpaid', 'Overpaid'],
  ['waiting_for_second', 'Waiting for second insurance'],
] as const)('a paid claim with the label %s: %s', (label, word) => {
  expect(claimBadge({ state: 'paid', receivedOn: null, label }).word).toBe(word)
})

test('the age counts from the sending, and before it from the first session', () => {
  expect(ageWords(aClaimSummary({ firstOn: '2026-11-03' }), TODAY)).toBe('14 days')
  expect(ageWords(aClaimSummary({ firstOn: '2026-11-03', submittedOn: '2026-11-16' }), TODAY)).toBe('1 day')
})

test('what stands in the way is counted by its level', () => {
  expect(countsWords({ errorCount: 2, warningCount: 0 })).toBe('2 to fix')
  expect(findingsWords([aClaimFinding({ level: 'error' }), aClaimFinding({ level: 'warning' })])).toBe(
    '1 to fix, 1 to check',
  )
  expect(findingsWords([])).toBe('')
})

test('the line under the title sums up the claims', () => {
  expect(totalsWords(someClaimTotals())).toBe('2 to fix · 3 ready · 1 rejected · 9 with insurance')
})
