import { fixtureId } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { allocationField } from '../allocations/allocation-form'
import { applyCreditBody, refusedCredit, wrongApplyCredit } from './apply-credit-form'

const invoice = (number: number) => ({
  ...{ id: fixtureId(number), number, dueOn: '2026-11-01', balanceCents: 5000 },
})
const [first, second] = [invoice(1), invoice(2)]
const open = [second, first]
const by = (one: number, two: number) => ({ allocated: { [first.id]: one, [second.id]: two } })

test('credit goes to the oldest invoices first, as far as it reaches', () => {
  expect(applyCreditBody({ allocated: null }, 6000, open)).toEqual({
    allocations: [
      { invoiceId: first.id, amountCents: 5000 },
      { invoiceId: second.id, amountCents: 1000 },
    ],
  })
})

test('more than the credit is wrong at the invoice that it doesn’t reach for', () => {
  expect(wrongApplyCredit(by(5000, 1000), 6000, open)).toEqual([])
  expect(wrongApplyCredit(by(5000, 1001), 6000, open)).toEqual([
    { path: allocationField(second.id), message: 'This is more than the client’s credit' },
  ])
})

test('at least one invoice gets something, once they are loaded', () => {
  expect(wrongApplyCredit(by(0, 0), 6000, open)).toEqual([
    { path: allocationField(first.id), message: 'Put credit on at least one invoice' },
  ])
  expect(wrongApplyCredit({ allocated: null }, 6000, undefined)).toHaveLength(1)
})

test('what the server refuses stands at the invoice that it is about', () => {
  const refused = [{ path: 'allocations.1.amountCents', message: 'No' }]
  expect(refusedCredit(refused, { allocated: null }, 6000, open)).toEqual([
    { path: allocationField(second.id), message: 'No' },
  ])
})
