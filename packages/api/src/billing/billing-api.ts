import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** The figures of the practice’s billing, in whole cents. */
export interface BillingApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only the home of the billing asks for it. */
const contract = once(() => import('./billing-contract'))

/** Loaded when a list is saved as a file. */
const lists = once(() => import('./billing-lists-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** What needs somebody, what clients owe, and what came in this month. */
    home: forward(contract, 'getBillingHome', 'params'),
    /** The clients who have credit, by name. */
    credits: forward(contract, 'listCredits', 'params', 'query'),
    /** All rows of a list as CSV; `billingListFileName` names it where the server gave no name. */
    exportList: forward(lists, 'exportBillingList', 'params', 'query'),
  }
}

export const createBillingApi: (call: Call) => BillingApi = callsOf
