import { expect, test } from 'vitest'
import { waitingPayments } from './waiting-payments'

const lines = (count: number, totalCents = 0) =>
  waitingPayments({ currency: 'USD', refundsToAssign: { count, totalCents } })

test.each([
  [1, '1 refund to assign'],
  [2, '2 refunds to assign'],
])('%d refunds that nobody has assigned lead to their payments', (count, title) => {
  expect(lines(count, 4_000)).toMatchObject([
    { title, detail: '$40.00 went back in Stripe’s own dashboard.', href: '/billing/payments?needs=refund' },
  ])
})

test('nothing is said while none waits', () => {
  expect(lines(0)).toEqual([])
})
