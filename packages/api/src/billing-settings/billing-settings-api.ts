import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** How a practice bills its clients: days of invoices and statements, small rests, and numbers. */
export interface BillingSettingsApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: few screens ask for the billing settings. */
const contract = once(() => import('./billing-settings-contract'))

const callsOf = (call: Call) => {
  const { forward } = forwarding(call)
  return {
    /** The settings, and the number that comes next of each kind. */
    get: forward(contract, 'getBillingSettings', 'params'),
    /** A stale `version` throws ApiError `stale_edit` with `current`. */
    update: forward(contract, 'updateBillingSettings', 'params', 'body'),
  }
}

export const createBillingSettingsApi: (call: Call) => BillingSettingsApi = callsOf
