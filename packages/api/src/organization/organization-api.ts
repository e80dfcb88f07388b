import type { Call, CallOptions } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { Weekday } from './business-hours'
import type { SetBusinessHoursBody, UpdateOrganizationSettingsBody } from './organization-changes-contract'
import * as contract from './organization-contract'
import type { OrganizationSettings } from './organization-contract'

interface OrganizationPath {
  orgId: string
}

/** The organization's settings and its practices (spec §7); changes need `settings:edit`. */
export interface OrganizationApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only who may change the settings asks for it. */
const setupContract = once(() => import('./setup-contract'))
/** Loaded with the first change: few people make one. */
const changes = once(() => import('./organization-changes-contract'))
const phones = once(() => import('./phone'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  const updateSettings = forward(changes, 'updateOrganizationSettings', 'params', 'body')
  const setBusinessHours = forward(changes, 'setBusinessHours', 'params', 'body')
  return {
    /** The settings, with business hours and holidays. */
    settings: forward(contract.getOrganizationSettings),
    /** Sends the phone as `phoneOf` makes it; a stale `version` throws ApiError `stale_edit` with `current`. */
    updateSettings: async (
      params: OrganizationPath,
      typed: UpdateOrganizationSettingsBody,
      options?: CallOptions,
    ) => updateSettings(params, (await phones()).withSentPhones(typed), options),
    /** Sets one weekday's hours: ranges in order and apart, none for a closed day. The last write wins. */
    setBusinessHours: (
      params: OrganizationPath & { day: Weekday },
      body: SetBusinessHoursBody,
      options?: CallOptions,
    ): Promise<OrganizationSettings> => setBusinessHours(params, body, options),
    /** Every practice of the organization by name; needs `staff:edit`. */
    practices: forward(contract.listPractices),
    /** One practice that the person works in; ApiError `not_found` for any other. */
    practice: forward(contract.getPractice),
    /** How far the set-up after registering has come; needs `settings:edit` like its changes. */
    setup: forward(setupContract, 'getSetup', 'params'),
    /** Confirms a step, which stays so, or says whether the set-up is to be offered any more. */
    updateSetup: forward(setupContract, 'updateSetup', 'params', 'body'),
  }
}

export const createOrganizationApi: (call: Call) => OrganizationApi = callsOf
