import { aSuperbillCandidate, aSuperbillFinding, fixtureId } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { candidateKey, candidateName, lacksWords, sessionDays } from './candidate-words'

test('a candidate is a client with a clinician', () => {
  expect(candidateKey(aSuperbillCandidate())).toBe(`${fixtureId(30)} ${fixtureId(20)}`)
  expect(candidateName(aSuperbillCandidate())).toBe('Mari Vega, with Olivia Bennett')
})

test.each([
  ['2026-11-03', 'November 3'],
  ['2026-11-17', 'November 3 – 17'],
  ['2026-12-01', 'November 3 – December 1'],
])('sessions from November 3 to %s are of %s', (lastOn, words) => {
  expect(sessionDays(aSuperbillCandidate({ lastOn }))).toBe(words)
})

test('what keeps a draft from being issued is said before what it only lacks', () => {
  const missing = [
    aSuperbillFinding({ code: 'no_billing_profile', level: 'error' }),
    aSuperbillFinding({ code: 'client_address_missing' }),
  ]
  expect(lacksWords(aSuperbillCandidate({ missing }))).toBe(
    'To be issued it needs a billing profile. It lacks the address.',
  )
  expect(lacksWords(aSuperbillCandidate())).toBe('Nothing')
})
