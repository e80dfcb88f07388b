import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** Names two clients of one practice, in either order. */
export interface TwoClientsPath {
  practiceId: string
  clientId: string
  otherClientId: string
}

/** Clients who may be there twice. An id that is missing, or not to be seen, is ApiError `not_found`. */
export interface DuplicatesApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: one screen lists duplicates. */
const contract = once(() => import('./duplicates-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** A page of two clients each, the likeliest first. */
    list: forward(contract, 'listDuplicates', 'params', 'query'),
    /** Records that two clients are not one person. */
    markNotDuplicates: forward(contract, 'markNotDuplicates', 'params'),
    /** Takes that back. */
    unmarkNotDuplicates: forward(contract, 'unmarkNotDuplicates', 'params'),
  }
}

export const createDuplicatesApi: (call: Call) => DuplicatesApi = callsOf
