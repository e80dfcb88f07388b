import { type Call, type CreateOptions, dataOf } from '../http/call'
import * as contract from './payments-contract'
import type { Payment, RecordPaymentBody } from './payments-contract'

/** Money received from clients, in whole cents. */
export interface PaymentsApi {
  /**
   * Records money that was received, and what it pays for; ApiError `validation_failed` for more than is left
   * to pay.
   */
  record(params: { practiceId: string }, body: RecordPaymentBody, options?: CreateOptions): Promise<Payment>
}

export function createPaymentsApi(call: Call): PaymentsApi {
  return {
    record: (params, body, options) => dataOf(call(contract.recordPayment, { params, body, ...options })),
  }
}
