import type { Call, CallOptions } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { FileAnswer } from '../wire/file-answer'

/** Names one superbill of one practice. */
export interface SuperbillPath {
  practiceId: string
  superbillId: string
}

/**
 * The practice’s superbills, which clients hand to their insurers. Amounts are whole cents; a step that its status
 * forbids is ApiError `transition_refused`, and a stale `version` is `stale_edit` with `current`.
 */
export interface SuperbillsApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only the screens of the billing ask for superbills. */
const contract = once(() => import('./superbills-contract'))
const steps = once(() => import('./superbill-steps-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** A page of superbills: drafts first, then the highest number first. */
    list: forward(contract, 'listSuperbills', 'params', 'query'),
    /** How many are in which state. */
    totals: forward(contract, 'getSuperbillTotals', 'params', 'query'),
    /** For whom superbills could be made for a period. */
    candidates: forward(contract, 'listSuperbillCandidates', 'params', 'query'),
    /** One superbill with what it says, what it lacks, and when it was sent. */
    get: forward(contract, 'getSuperbill', 'params'),
    /** Begins a draft; ApiError `already_on_superbill` where others hold all of its sessions. */
    create: creation(contract, 'createSuperbill', 'params', 'body'),
    /** Only drafts can be deleted. */
    remove: forward(contract, 'deleteSuperbill', 'params'),
    /** Gives a draft its number; ApiError `superbill_incomplete` where it lacks something and nobody confirmed that. */
    issue: creation(steps, 'issueSuperbill', 'params', 'body'),
    /** Mails an issued superbill, or keeps that it was handed over. */
    send: creation(steps, 'sendSuperbill', 'params', 'body'),
    /** Voids an issued or sent superbill; `void` is a reserved word. */
    voidIssued: creation(steps, 'voidSuperbill', 'params', 'body'),
    /** The PDF, to be saved as `superbill-{number}.pdf`. */
    download: (params: SuperbillPath, options?: CallOptions): Promise<FileAnswer> =>
      call(async () => (await contract()).downloadSuperbill, { params, ...options }),
  }
}

export const createSuperbillsApi: (call: Call) => SuperbillsApi = callsOf
