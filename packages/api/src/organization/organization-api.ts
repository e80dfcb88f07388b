import { type Call, type CallOptions, dataOf } from '../http/call'
import * as contract from './organization-contract'
import type { OrganizationSettings, Practice } from './organization-contract'

export interface OrganizationApi {
  settings(params: { orgId: string }, options?: CallOptions): Promise<OrganizationSettings>
  practice(params: { orgId: string; practiceId: string }, options?: CallOptions): Promise<Practice>
}

export function createOrganizationApi(call: Call): OrganizationApi {
  return {
    settings: (params, options) => dataOf(call(contract.getOrganizationSettings, { params, ...options })),
    practice: (params, options) => dataOf(call(contract.getPractice, { params, ...options })),
  }
}
