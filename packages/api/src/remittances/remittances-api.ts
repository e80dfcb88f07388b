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

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** A page of remittances, those imported last first. */
    list: forward(contract, 'listRemittances', 'params', 'query'),
    /** One remittance with its claims and what posting it writes. */
    get: forward(contract, 'getRemittance', 'params'),
    /** Imports a file; ApiError `validation_failed` at `content` where it can’t be read, `not_ours` where it pays somebody else. */
    importFile: creation(contract, 'importRemittances', 'params', 'body'),
    /** Saves what a person decided about one; ApiError `stale_edit` where somebody else did meanwhile. */
    decide: forward(contract, 'decideRemittance', 'params', 'body'),
  }
}

export const createRemittancesApi: (call: Call) => RemittancesApi = callsOf
