import type { Call, CallOptions, CreateOptions } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { CreateLocationBody, UpdateLocationBody } from './locations-contract'

interface PracticePath {
  practiceId: string
}

/** Names one location of one practice. */
export interface LocationPath extends PracticePath {
  locationId: string
}

/** The practice's locations (spec §7); changes need `settings:edit`. Phone and fax are sent as `phoneOf` makes them. */
export interface LocationsApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: few screens ask for the locations. */
const contract = once(() => import('./locations-contract'))
const phones = once(() => import('../organization/phone'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  const create = creation(contract, 'createLocation', 'params', 'body')
  const update = forward(contract, 'updateLocation', 'params', 'body')
  return {
    /** All locations, the primary one first, the inactive ones too. */
    list: forward(contract, 'listLocations', 'params'),
    /** The active ones only. */
    listActive: forward(contract, 'listActiveLocations', 'params'),
    /** Adds a location; a practice’s first active one is the primary one. */
    create: async (params: PracticePath, typed: CreateLocationBody, options?: CreateOptions) =>
      create(params, (await phones()).withSentPhones(typed), options),
    /** A stale `version` throws ApiError `stale_edit` with `current`. */
    update: async (params: LocationPath, typed: UpdateLocationBody, options?: CallOptions) =>
      update(params, (await phones()).withSentPhones(typed), options),
    /** Throws what `remove` would throw now, and deletes nothing. */
    checkRemoval: forward(contract, 'checkLocationRemoval', 'params'),
    /** Throws ApiError `transition_refused` with a sentence that says why. */
    remove: forward(contract, 'deleteLocation', 'params'),
    /** Makes an active location the primary one, and no other (spec §4). */
    setPrimary: forward(contract, 'setPrimaryLocation', 'params'),
    /** The holidays of all locations and those of this one. */
    holidays: forward(contract, 'listLocationHolidays', 'params', 'query'),
  }
}

export const createLocationsApi: (call: Call) => LocationsApi = callsOf
