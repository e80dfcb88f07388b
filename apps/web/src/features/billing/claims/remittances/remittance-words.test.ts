import { aRemittance, someImportedRemittances } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import {
  importWords,
  methodWords,
  paidByWords,
  paymentWords,
  remittanceName,
  stateWords,
} from './remittance-words'

test.each([
  ['To review (2)', 'needs_review', 2],
  ['To review', 'needs_review', 0],
  ['Ready', 'ready', 0],
  ['Posted', 'posted', 0],
  ['Undone', 'undone', 1],
] as const)('a remittance is “%s”', (words, state, reviewCount) => {
  expect(stateWords({ state, reviewCount })).toBe(words)
})

test('who paid is called as we call it, or as it calls itself', () => {
  expect(remittanceName(aRemittance())).toBe('Aetna, EFT0000001')
  expect(paidByWords({ payer: null, payerName: 'AETNA' })).toBe('AETNA')
  expect(paidByWords({ payer: null, payerName: '' })).toBe('Unknown insurance')
  expect(paymentWords(aRemittance({ paidOn: null }))).toBe('$90.00, Ready')
})

test('a method without a name of ours keeps the code of the file', () => {
  expect(methodWords('CHK')).toBe('Check')
  expect(methodWords('XYZ')).toBe('XYZ')
})

test.each([
  ['1 payment', { otherCount: 0, isRepeated: false }],
  ['1 payment, imported before, nothing changed', { otherCount: 0, isRepeated: true }],
  ['1 payment, 2 others are paid to somebody else and left out', { otherCount: 2, isRepeated: false }],
])('a file is “%s”', (words, changes) => {
  expect(importWords(someImportedRemittances(changes))).toBe(words)
})
