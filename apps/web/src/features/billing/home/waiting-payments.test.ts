import type { BillingHome } from '@oaklet/api/contract'
import { expect, test } from 'vitest'
import { waitingPayments } from './waiting-payments'

const lines = (
  known: Partial<
    Pick<BillingHome, 'disputesToAnswer' | 'failedAutopay' | 'refundsToAssign' | 'paymentDifferences'>
  >,
) =>
  waitingPayments({
    ...{ date: '2026-11-17', currency: 'USD' },
    disputesToAnswer: { count: 0, totalCents: 0, firstDueOn: null },
    refundsToAssign: { count: 0, totalCents: 0 },
    failedAutopay: { count: 0, totalCents: 0 },
    paymentDifferences: 0,
    ...known,
  })

test.each([
  [1, '1 refund to assign'],
  [2, '2 refunds to assign'],
])('%d refunds that nobody has assigned lead to their payments', (count, title) => {
  expect(lines({ refundsToAssign: { count, totalCents: 4_000 } })).toMatchObject([
    { title, detail: '$40.00 went back in Stripe’s own dashboard.', href: '/billing/payments?needs=refund' },
  ])
})

test.each([
  [1, '2026-11-30', '1 dispute to answer', '$150.00, the first by November 30'],
  [2, null, '2 disputes to answer', '$150.00'],
])(
  '%d disputes lead to their payments, with the day until which to answer',
  (count, firstDueOn, title, detail) => {
    const disputesToAnswer = { count, totalCents: 15_000, firstDueOn }
    expect(lines({ disputesToAnswer })).toMatchObject([
      { title, detail, href: '/billing/payments?needs=dispute' },
    ])
  },
)

test.each([
  [1, '1 Autopay charge failed'],
  [2, '2 Autopay charges failed'],
])('%d charges of Autopay that failed lead to their payments', (count, title) => {
  expect(lines({ failedAutopay: { count, totalCents: 4_000 } })).toMatchObject([
    { title, detail: '$40.00 could not be charged.', href: '/billing/payments?needs=failed_autopay' },
  ])
})

test.each([
  [1, '1 difference from Stripe'],
  [2, '2 differences from Stripe'],
])('%d differences of the books lead to what they are', (paymentDifferences, title) => {
  expect(lines({ paymentDifferences })).toMatchObject([{ title, href: '/billing/payouts' }])
})

test('who may not see them hears of no differences', () => {
  expect(lines({ paymentDifferences: null })).toEqual([])
})

test('nothing is said while none waits', () => {
  expect(lines({})).toEqual([])
})
