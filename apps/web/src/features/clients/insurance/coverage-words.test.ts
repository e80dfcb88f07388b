import { aCoverage } from '@oaklet/api/testing'
import { describe, expect, it } from 'vitest'
import { daysWords, deductibleWords, policyHolderWords } from './coverage-words'
import { priorityWords } from '../../../records/coverages/policy-words'

const TODAY = '2026-11-17'
const PERSON = {
  ...{ firstName: 'Ana', lastName: 'Ruiz', dateOfBirth: null, address: null },
  administrativeSex: 'female' as const,
}

describe('a coverage in words', () => {
  it.each([
    ['2026-01-01', null, 'Since January 1, 2026'],
    ['2026-11-18', null, 'From November 18, 2026'],
    ['2025-01-01', '2025-12-31', 'January 1, 2025 to December 31, 2025'],
  ])('has its days: %s to %s', (effectiveFrom, effectiveTo, words) => {
    expect(daysWords({ effectiveFrom, effectiveTo }, TODAY)).toBe(words)
  })

  it('names the policy holder and what the client is to them', () => {
    expect(policyHolderWords(aCoverage())).toBe('The client')
    expect(policyHolderWords({ relation: 'child', policyHolder: PERSON })).toBe(
      'Ana Ruiz, whose child the client is',
    )
    expect(policyHolderWords({ relation: 'other', policyHolder: PERSON })).toBe(
      'Ana Ruiz, to whom the client is otherwise related',
    )
  })

  it.each([
    [{}, '$1,500.00, of which $600.00 was met on Nov 1, 2026'],
    [{ deductibleAsOf: null }, '$1,500.00, of which $600.00 was met'],
    [{ deductibleMetCents: null }, '$1,500.00'],
    [{ deductibleCents: null }, '$600.00 was met on Nov 1, 2026'],
    [{ deductibleCents: null, deductibleMetCents: null }, 'Not known'],
  ])('has as much of the deductible as is known: %o', (changes, words) => {
    expect(deductibleWords(aCoverage(changes), 'USD')).toBe(words)
  })

  it('says which insurance it is', () => {
    expect([1, 2, 3].map(priorityWords)).toEqual(['First insurance', 'Second insurance', 'Third insurance'])
  })
})
