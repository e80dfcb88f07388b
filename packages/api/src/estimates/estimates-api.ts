import type { Call, CallOptions } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { FileAnswer } from '../wire/file-answer'

/** Names one Good Faith Estimate of one practice. */
export interface EstimatePath {
  practiceId: string
  estimateId: string
}

/**
 * The practice’s Good Faith Estimates: what self-pay sessions are expected to cost. Amounts are whole cents; a step that
 * its status forbids is ApiError `transition_refused`, and a stale `version` is `stale_edit` with `current`.
 */
export interface EstimatesApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only the screens of the billing ask for estimates. */
const contract = once(() => import('./estimates-contract'))
const sending = once(() => import('./estimate-sending-contract'))
const dueOnes = once(() => import('./estimates-due-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** A page of estimates: drafts first, then the highest number first. */
    list: forward(contract, 'listEstimates', 'params', 'query'),
    /** How many are in which state. */
    totals: forward(contract, 'getEstimateTotals', 'params', 'query'),
    /** The estimates that have to be sent, the first ones due first. */
    due: forward(dueOnes, 'listEstimatesDue', 'params', 'query'),
    /** One estimate with what it says, what it lacks, and when it was sent. */
    get: forward(contract, 'getEstimate', 'params'),
    /** Begins a draft from what is booked. */
    create: creation(contract, 'createEstimate', 'params', 'body'),
    /** Only drafts can be changed. */
    update: forward(contract, 'updateEstimate', 'params', 'body'),
    /** Only drafts can be deleted. */
    remove: forward(contract, 'deleteEstimate', 'params'),
    /** Mails an estimate, or keeps that it was handed over; the first time gives it its number. */
    send: creation(sending, 'sendEstimate', 'params', 'body'),
    /** The PDF, to be saved as `good-faith-estimate-{number}.pdf`. */
    download: (params: EstimatePath, options?: CallOptions): Promise<FileAnswer> =>
      call(async () => (await contract()).downloadEstimate, { params, ...options }),
  }
}

export const createEstimatesApi: (call: Call) => EstimatesApi = callsOf
