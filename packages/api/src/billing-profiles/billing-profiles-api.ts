import type { Call, CallOptions, CreateOptions } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { BillingProfileInput, UpdateBillingProfileBody } from './billing-profiles-contract'

interface PracticePath {
  practiceId: string
}

/** Names one billing profile of one practice. */
export interface BillingProfilePath extends PracticePath {
  profileId: string
}

/** Who bills for a practice; every call needs `billing:edit`. The phone is sent as `phoneOf` makes it. */
export interface BillingProfilesApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: few screens ask for the billing profiles. */
const contract = once(() => import('./billing-profiles-contract'))
const phones = once(() => import('../organization/phone'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  const create = creation(contract, 'createBillingProfile', 'params', 'body')
  const update = forward(contract, 'updateBillingProfile', 'params', 'body')
  return {
    /** All profiles, the default one first. */
    list: forward(contract, 'listBillingProfiles', 'params'),
    /** Adds a profile; a practice’s first one is the default one. */
    create: async (params: PracticePath, typed: BillingProfileInput, options?: CreateOptions) =>
      create(params, (await phones()).withSentPhones(typed), options),
    /** A stale `version` throws ApiError `stale_edit` with `current`. */
    update: async (params: BillingProfilePath, typed: UpdateBillingProfileBody, options?: CallOptions) =>
      update(params, (await phones()).withSentPhones(typed), options),
    /** Throws ApiError `transition_refused` for the default profile while there are others. */
    remove: forward(contract, 'deleteBillingProfile', 'params'),
    /** Makes a profile the default one, and no other. */
    setDefault: forward(contract, 'setDefaultBillingProfile', 'params'),
  }
}

export const createBillingProfilesApi: (call: Call) => BillingProfilesApi = callsOf
