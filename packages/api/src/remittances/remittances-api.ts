import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** Names one remittance of one practice. */
export interface RemittancePath {
  practiceId: string
  remittanceId: string
}

/** Payments of insurers, and which claims they are for. */
export interface RemittancesApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only the screens of claims ask for them. */
const contract = once(() => import('./remittances-contract'))
const typed = once(() => import('./typed-remittance-contract'))
const posting = once(() => import('./remittance-posting-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** A page of remittances, those imported last first. */
    list: forward(contract, 'listRemittances', 'params', 'query'),
    /** One remittance with its claims and what posting it writes. */
    get: forward(contract, 'getRemittance', 'params'),
    /** Imports a file; ApiError `validation_failed` at `content` where it can’t be read, `not_ours` where it pays somebody else. */
    importFile: creation(contract, 'importRemittances', 'params', 'body'),
    /** Keeps one that was typed in from paper; ApiError `validation_failed` at the fields. */
    type: creation(typed, 'typeRemittance', 'params', 'body'),
    /** Puts right what was typed in; ApiError `validation_failed` at the fields, `stale_edit`, `transition_refused`. */
    retype: forward(typed, 'retypeRemittance', 'params', 'body'),
    /** Deletes one that was typed in and never posted; ApiError `stale_edit`, `transition_refused`. */
    remove: forward(typed, 'deleteRemittance', 'params', 'query'),
    /** Saves what a person decided about one; ApiError `stale_edit` where somebody else did meanwhile. */
    decide: forward(contract, 'decideRemittance', 'params', 'body'),
    /** Posts one as it was looked through; ApiError `already_posted`, `out_of_balance`, `stale_edit`, `transition_refused`. */
    post: creation(posting, 'postRemittance', 'params', 'body'),
    /** Takes its posting back; ApiError `stale_edit`, `transition_refused`. */
    undo: creation(posting, 'undoRemittance', 'params', 'body'),
    /** What an insurer owes for a claim, entry by entry. */
    bookOf: forward(posting, 'getClaimBook', 'params'),
  }
}

export const createRemittancesApi: (call: Call) => RemittancesApi = callsOf
