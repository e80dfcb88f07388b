import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** The practice’s day. */
export interface DashboardApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only the dashboard asks for it. */
const contract = once(() => import('./dashboard-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** Today, in the practice’s own time zone. */
    get: forward(contract, 'getDashboard', 'params'),
  }
}

export const createDashboardApi: (call: Call) => DashboardApi = callsOf
