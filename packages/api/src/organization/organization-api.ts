import { type Call, type CallOptions, dataOf } from '../http/call'
import type { Weekday } from './business-hours'
import * as contract from './organization-contract'
import type {
  OrganizationSettings,
  Practice,
  PracticeName,
  SetBusinessHoursBody,
  UpdateOrganizationSettingsBody,
} from './organization-contract'
import { withDigitsOnly } from './phone'
import { getSetup, updateSetup, type Setup, type UpdateSetupBody } from './setup-contract'

interface OrganizationPath {
  orgId: string
}

/** The organization's settings and its practices (spec §7); changes need `settings:edit`. */
export interface OrganizationApi {
  /** The settings, with business hours and holidays. */
  settings(params: OrganizationPath, options?: CallOptions): Promise<OrganizationSettings>
  /** Reduces the phone to digits; a stale `version` throws ApiError `stale_edit` with `current`. */
  updateSettings(
    params: OrganizationPath,
    body: UpdateOrganizationSettingsBody,
    options?: CallOptions,
  ): Promise<OrganizationSettings>
  /** Sets one weekday's hours: ranges in order and apart, none for a closed day. The last write wins. */
  setBusinessHours(
    params: OrganizationPath & { day: Weekday },
    body: SetBusinessHoursBody,
    options?: CallOptions,
  ): Promise<OrganizationSettings>
  /** Every practice of the organization by name; needs `staff:edit`. */
  practices(params: OrganizationPath, options?: CallOptions): Promise<PracticeName[]>
  /** One practice that the person works in; ApiError `not_found` for any other. */
  practice(params: OrganizationPath & { practiceId: string }, options?: CallOptions): Promise<Practice>
  /** How far the set-up after registering has come; needs `settings:edit` like its changes. */
  setup(params: OrganizationPath, options?: CallOptions): Promise<Setup>
  /** Confirms a step, which stays so, or says whether the set-up is to be offered any more. */
  updateSetup(params: OrganizationPath, body: UpdateSetupBody, options?: CallOptions): Promise<Setup>
}

export function createOrganizationApi(call: Call): OrganizationApi {
  return {
    settings: (params, options) => dataOf(call(contract.getOrganizationSettings, { params, ...options })),
    updateSettings: (params, typed, options) => {
      const body = withDigitsOnly(typed)
      return dataOf(call(contract.updateOrganizationSettings, { params, body, ...options }))
    },
    setBusinessHours: (params, body, options) =>
      dataOf(call(contract.setBusinessHours, { params, body, ...options })),
    practices: (params, options) => dataOf(call(contract.listPractices, { params, ...options })),
    practice: (params, options) => dataOf(call(contract.getPractice, { params, ...options })),
    setup: (params, options) => dataOf(call(getSetup, { params, ...options })),
    updateSetup: (params, body, options) => dataOf(call(updateSetup, { params, body, ...options })),
  }
}
