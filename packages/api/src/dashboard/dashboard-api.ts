import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import * as contract from './dashboard-contract'

/** The practice’s day. */
export interface DashboardApi extends ReturnType<typeof callsOf> {}

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** Today, in the practice’s own time zone. */
    get: forward(contract.getDashboard),
  }
}

export const createDashboardApi: (call: Call) => DashboardApi = callsOf
