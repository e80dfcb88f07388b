import { type Call, type CallOptions, dataOf } from '../http/call'
import * as contract from './dashboard-contract'
import type { Dashboard } from './dashboard-contract'

/** The practice’s day. */
export interface DashboardApi {
  /** Today, in the practice’s own time zone. */
  get(params: { practiceId: string }, options?: CallOptions): Promise<Dashboard>
}

export function createDashboardApi(call: Call): DashboardApi {
  return {
    get: (params, options) => dataOf(call(contract.getDashboard, { params, ...options })),
  }
}
