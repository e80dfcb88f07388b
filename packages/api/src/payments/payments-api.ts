import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** Money received from clients, in whole cents. */
export interface PaymentsApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only who records a payment asks for it. */
const contract = once(() => import('./payments-contract'))

const callsOf = (call: Call) => {
  const { creation } = forwarding(call)
  return {
    /**
     * Records money that was received, and what it pays for; ApiError `validation_failed` for more than is left
     * to pay.
     */
    record: creation(contract, 'recordPayment', 'params', 'body'),
  }
}

export const createPaymentsApi: (call: Call) => PaymentsApi = callsOf
