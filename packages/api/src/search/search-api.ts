import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** The search box over the practice’s records; it finds what the person may see and nothing else. */
export interface SearchApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call, when a person types. */
const contract = once(() => import('./search-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** A few records for more than 2 characters, by kind. */
    suggest: forward(contract, 'suggestRecords', 'params', 'query'),
    /** The answer in words, and all kinds of records that were found. */
    ask: forward(contract, 'askOaklet', 'params', 'query'),
  }
}

export const createSearchApi: (call: Call) => SearchApi = callsOf
