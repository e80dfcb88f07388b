import { type Call, type CreateOptions, dataOf } from '../http/call'
import { once } from '../http/once'
import type { Payment, RecordPaymentBody } from './payments-contract'

/** Money received from clients, in whole cents. */
export interface PaymentsApi {
  /**
   * Records money that was received, and what it pays for; ApiError `validation_failed` for more than is left
   * to pay.
   */
  record(params: { practiceId: string }, body: RecordPaymentBody, options?: CreateOptions): Promise<Payment>
}

/** Loaded with the first call: only who records a payment asks for it. */
const contract = once(() => import('./payments-contract'))

export function createPaymentsApi(call: Call): PaymentsApi {
  return {
    record: (params, body, options) =>
      dataOf(call(async () => (await contract()).recordPayment, { params, body, ...options })),
  }
}
