import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { PaymentCallback, PaymentConnection } from './payment-connection-contract'

/** A practice that can charge cards, in test mode. */
export const aPaymentConnection = fixtureOf<PaymentConnection>(PaymentConnection, () => ({
  state: 'active',
  isTest: true,
  mayConnect: true,
  accountId: 'acct_1Oak',
  dashboard: 'https://dashboard.stripe.com/test/dashboard',
  requirements: [],
  connectedAt: '2026-11-02T15:00:00Z',
}))

/** The way back to {@link aPaymentConnection}. */
export const aPaymentCallback = fixtureOf<PaymentCallback>(PaymentCallback, () => ({
  outcome: 'active',
  practice: { id: fixtureId(3), name: 'Oakwood Downtown' },
  connection: aPaymentConnection(),
  address: null,
}))
