import { type Call, type CallOptions, dataOf } from '../http/call'
import * as contract from './staff-contract'
import type { Clinician } from './staff-contract'

/** Who works in the practice. */
export interface StaffApi {
  /** Those who can hold appointments. */
  listClinicians(params: { practiceId: string }, options?: CallOptions): Promise<Clinician[]>
}

export function createStaffApi(call: Call): StaffApi {
  return {
    listClinicians: (params, options) => dataOf(call(contract.listClinicians, { params, ...options })),
  }
}
