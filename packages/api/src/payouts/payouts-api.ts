import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** What the provider of card payments sends to the practice’s bank, in whole cents. */
export interface PayoutsApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only the screens of the billing ask for payouts. */
const contract = once(() => import('./payouts-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** A page of payouts, those that arrive last first. */
    list: forward(contract, 'listPayouts', 'params', 'query'),
    /** One payout, and what it is made of. */
    get: forward(contract, 'getPayout', 'params'),
    /** In what the provider’s book and the practice’s differ. */
    differences: forward(contract, 'listPaymentDifferences', 'params'),
  }
}

export const createPayoutsApi: (call: Call) => PayoutsApi = callsOf
