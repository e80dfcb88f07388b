import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** The reports of a practice’s billing, in whole cents. */
export interface BillingReportsApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only the screen of the reports asks for it. */
const contract = once(() => import('./billing-reports-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** One report, for this month so far unless days are given. */
    get: forward(contract, 'getBillingReport', 'params', 'query'),
    /** What `get` answers, as a file; `billingReportFileName` names it where the server gave no name. */
    export: forward(contract, 'exportBillingReport', 'params', 'query'),
  }
}

export const createBillingReportsApi: (call: Call) => BillingReportsApi = callsOf
