import { aCard } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { cardName, expiryWords } from './card-words'

test('a card is named by its brand and last four digits, also of a brand that nobody knows', () => {
  expect(cardName(aCard())).toBe('Visa ending in 4242')
  expect(cardName(aCard({ brand: 'unknown', lastFour: '0001' }))).toBe('Card ending in 0001')
})

test('says until when it is good, or since when it isn’t', () => {
  expect(expiryWords(aCard({ expiryMonth: 7 }))).toBe('Expires 07/2030')
  expect(expiryWords(aCard({ expiryMonth: 12, expiryYear: 2025, isExpired: true }))).toBe('Expired 12/2025')
})
