import { type Call, type CallOptions, dataOf } from '../http/call'
import * as contract from './locations-contract'
import type { Location } from './locations-contract'

export interface LocationsApi {
  listActive(params: { practiceId: string }, options?: CallOptions): Promise<Location[]>
}

export function createLocationsApi(call: Call): LocationsApi {
  return {
    listActive: (params, options) => dataOf(call(contract.listActiveLocations, { params, ...options })),
  }
}
