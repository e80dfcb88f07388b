import { type Call, type CallOptions, dataOf } from '../http/call'
import * as contract from './services-contract'
import type { Service } from './services-contract'

/** What the practice bills for. */
export interface ServicesApi {
  /** All services with their fees, in cents. */
  list(params: { practiceId: string }, options?: CallOptions): Promise<Service[]>
}

export function createServicesApi(call: Call): ServicesApi {
  return {
    list: (params, options) => dataOf(call(contract.listServices, { params, ...options })),
  }
}
