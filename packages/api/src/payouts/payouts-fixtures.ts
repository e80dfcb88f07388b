import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { PaymentDifference, PayoutDetails, PayoutSummary } from './payouts-contract'

/** What {@link aCardCharge} brought to the bank on the next day. */
export const aPayout = fixtureOf<PayoutSummary>(PayoutSummary, () => ({
  ...{ id: fixtureId(76), arrivesOn: '2026-11-11', state: 'paid', isTest: false, currency: 'USD' },
  ...{ grossCents: 15_000, feeCents: 465, amountCents: 14_535 },
}))

/** {@link aPayout} with its one line. */
export const aPayoutWithLines = fixtureOf<PayoutDetails>(PayoutDetails, () => ({
  ...aPayout(),
  ...{ providerId: 'po_1', differenceCents: 0 },
  lines: [
    {
      ...{ id: 'txn_1', kind: 'charge', movedOn: '2026-11-10', amountCents: 15_000, feeCents: 465 },
      payment: { id: fixtureId(60), client: { id: fixtureId(30), name: 'Mari Vega' } },
    },
  ],
}))

/** A refund of 40 dollars that stands in the provider’s book alone. */
export const aPaymentDifference = fixtureOf<PaymentDifference>(PaymentDifference, () => ({
  ...{ id: 're_1', kind: 'refund', ourCents: 0, theirCents: 4_000 },
  payment: { id: fixtureId(60), client: { id: fixtureId(30), name: 'Mari Vega' } },
  foundAt: '2026-11-17T08:00:00Z',
}))
