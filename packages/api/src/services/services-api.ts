import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'

/** What the practice bills for; changes need `billing:edit`. */
export interface ServicesApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only some screens ask for services. */
const contract = once(() => import('./services-contract'))
/** Loaded with the first change: few people make one. */
const changes = once(() => import('./service-changes-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** All services with their fees, in cents, the inactive ones too. */
    list: forward(contract, 'listServices', 'params'),
    /** Adds a service; ApiError `validation_failed` at `code` where an active one has this code. */
    create: creation(changes, 'createService', 'params', 'body'),
    /** A stale `version` throws ApiError `stale_edit` with `current`. */
    update: forward(changes, 'updateService', 'params', 'body'),
    /** Throws ApiError `transition_refused` for a service that was booked. */
    remove: forward(changes, 'deleteService', 'params'),
  }
}

export const createServicesApi: (call: Call) => ServicesApi = callsOf
