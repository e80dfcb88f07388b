import { anOrganizationSettings } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { currencyWords } from './currency-words'
import { dateInFormat } from './date-in-format'
import { organizationFacts } from './organization-facts'

test('the facts are in the words of the screen, and leave out what is not known', () => {
  expect(organizationFacts(anOrganizationSettings({ email: '' }))).toEqual([
    { term: 'Organization name', description: 'Oakwood Therapy Group' },
    { term: 'Phone', description: '(518) 555-0100' },
    { term: 'Address', description: '12 Main Street, Albany, NY 12207' },
    { term: 'Time zone', description: 'America, New York' },
    { term: 'Currency', description: 'USD, US Dollar' },
    { term: 'Date format', description: 'MM/DD/YYYY' },
  ])
})

test('a currency without a name is called by its code', () => {
  expect(['EUR', 'QQQ', 'eur', ''].map(currencyWords)).toEqual(['EUR, Euro', 'QQQ', 'eur', ''])
})

test.each([
  ['MM/DD/YYYY', '11/07/2026'],
  ['DD/MM/YYYY', '07/11/2026'],
  ['YYYY-MM-DD', '2026-11-07'],
] as const)('a day reads as %s has it', (format, words) => {
  expect(dateInFormat('2026-11-07', format)).toBe(words)
})
