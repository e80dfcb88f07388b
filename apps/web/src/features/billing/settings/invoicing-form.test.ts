import { someBillingSettings } from '@oaklet/api/testing'
import { describe, expect, it, test } from 'vitest'
import {
  invoicingBodyOf,
  invoicingErrors,
  invoicingValuesOf,
  type InvoicingValues,
  NO_DAY,
} from './invoicing-form'
import { dayOfMonth, dueWords, rhythmWords, smallRestWords } from './invoicing-words'

const typed = (changes: Partial<InvoicingValues> = {}): InvoicingValues => ({
  ...invoicingValuesOf(someBillingSettings()),
  ...changes,
})
const numbers = (changes: Partial<InvoicingValues['nextNumbers']>) => ({
  nextNumbers: { ...someBillingSettings().nextNumbers, ...changes },
})

describe('the body', () => {
  it('says what stands in the form, and of the numbers only those that were raised', () => {
    const values = typed({ statementDay: '15', writesOffSmallRests: true, ...numbers({ invoice: 5000 }) })
    expect(invoicingBodyOf(values)).toEqual({
      invoiceDueDays: 30,
      statementDay: 15,
      smallRestCents: 500,
      isAutopayOn: false,
      nextNumbers: { invoice: 5000 },
    })
  })

  it('has no day and no small rest where none is chosen, whatever was typed before', () => {
    expect(invoicingBodyOf(typed({ statementDay: NO_DAY, smallRestCents: 700 }))).toMatchObject({
      statementDay: null,
      smallRestCents: null,
      nextNumbers: {},
    })
  })
})

test.each<[string, Partial<InvoicingValues>, [string, string][]]>([
  ['nothing', {}, []],
  ['no days', { invoiceDueDays: null }, [['invoiceDueDays', 'Use 0 to 90 days']]],
  ['too many days', { invoiceDueDays: 91 }, [['invoiceDueDays', 'Use 0 to 90 days']]],
  [
    'no amount',
    { writesOffSmallRests: true, smallRestCents: null },
    [['smallRestCents', 'Enter an amount from $0.01 to $100.00']],
  ],
  ['an amount that is not asked', { smallRestCents: null }, []],
  [
    'lower and missing numbers',
    numbers({ invoice: 1001, statement: null }),
    [
      ['nextNumbers.invoice', 'Numbers only rise: use 1002 or a higher one'],
      ['nextNumbers.statement', 'Numbers only rise: use 1 or a higher one'],
    ],
  ],
  [
    'a number without end',
    numbers({ superbill: 1_000_000_000 }),
    [['nextNumbers.superbill', 'Use at most nine digits']],
  ],
])('of %s it says what has to be put right', (_, changes, expected) => {
  expect(invoicingErrors(typed(changes)).map(({ path, message }) => [path, message])).toEqual(expected)
})

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [28, '28th'],
])('day %i of a month is the %s', (day, words) => {
  expect(dayOfMonth(day)).toBe(words)
})

test('each setting says what it does', () => {
  expect(dueWords(0)).toBe('On the day they are issued')
  expect(dueWords(1)).toBe('1 day after they are issued')
  expect(rhythmWords(1)).toBe(
    'On the 1st of each month a draft is made for each client who owes. Nothing is sent before you have looked through it.',
  )
  expect(rhythmWords(null)).toBe('None is made by itself. You make them from the list of statements.')
  expect(smallRestWords(null, 'USD')).toBe('None may be written off with a payment')
  expect(smallRestWords(500, 'USD')).toBe('Up to $5.00 may be written off with a payment')
})
