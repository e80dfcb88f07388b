import { fixtureId } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { formatMoney } from '../../../shared/format-money'
import {
  allocationField,
  allocationsOf,
  allocationWords,
  refusedAllocations,
  shownAllocated,
  withSettled,
  wrongAllocations,
} from './allocation-form'

const invoice = (number: number, balanceCents: number) => ({
  ...{ id: fixtureId(number), number, dueOn: '2026-11-01', balanceCents },
})
const [first, second] = [invoice(1, 5000), invoice(2, 7000)]
const open = [second, first]
const by = (...cents: (number | null)[]) =>
  Object.fromEntries(cents.map((one, index) => [fixtureId(index + 1), one]))

test('the money goes to the oldest first until an amount is changed by hand, which then stands', () => {
  expect(shownAllocated({ allocated: null }, 6000, open)).toEqual(by(5000, 1000))
  expect(shownAllocated({ allocated: by(0, 6000) }, 9000, open)).toEqual(by(0, 6000))
})

test('an invoice that came later gets nothing by itself', () => {
  expect(shownAllocated({ allocated: by(2000) }, 9000, open)).toEqual(by(2000, 0))
})

test('only invoices that get something are sent, the oldest first', () => {
  expect(allocationsOf(by(0, 300), open)).toEqual([{ invoiceId: second.id, amountCents: 300 }])
  expect(allocationsOf(by(1, 2), open).map(({ amountCents }) => amountCents)).toEqual([1, 2])
})

test('an amount that is missing, or above what is left to pay, is wrong at its field', () => {
  expect(wrongAllocations(by(null, 7001), open)).toEqual([
    { path: allocationField(first.id), message: 'Enter an amount, or 0' },
    { path: allocationField(second.id), message: 'This is more than is left to pay' },
  ])
  expect(wrongAllocations(by(5000, 0), open)).toEqual([])
})

test('what the server refuses of an allocation stands at the field of its invoice', () => {
  const sent = allocationsOf(by(0, 300), open)
  const refused = ['allocations.0.amountCents', 'receivedOn'].map((path) => ({ path, message: 'No' }))
  expect(refusedAllocations(refused, sent).map(({ path }) => path)).toEqual([
    allocationField(second.id),
    'receivedOn',
  ])
})

test('an invoice that was settled meanwhile stays, with nothing left to pay', () => {
  expect(withSettled(open, [second])).toEqual([second, { ...first, balanceCents: 0 }])
})

test.each([
  [null, [], 'Nothing is put on an invoice yet'],
  [3000, [], '$30.00 stays as credit'],
  [12_000, [5000, 7000], '$120.00 for 2 invoices'],
  [15_000, [5000, 7000], '$120.00 for 2 invoices, $30.00 stays as credit'],
  [4000, [5000], '$50.00 for 1 invoice, $10.00 too much'],
])('%j with %j on invoices says “%s”', (amountCents, amounts, words) => {
  const allocations = amounts.map((cents, index) => ({ invoiceId: fixtureId(index), amountCents: cents }))
  expect(allocationWords(amountCents, allocations, (cents) => formatMoney(cents, 'USD'))).toBe(words)
})
