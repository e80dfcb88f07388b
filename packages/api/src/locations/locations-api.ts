import type { Holiday, HolidaysQuery } from '../holidays/holidays-contract'
import { type Call, type CallOptions, type CreateOptions, dataOf } from '../http/call'
import { once } from '../http/once'
import { withDigitsOnly } from '../organization/phone'
import type { CreateLocationBody, Location, UpdateLocationBody } from './locations-contract'

interface PracticePath {
  practiceId: string
}

/** Names one location of one practice. */
export interface LocationPath extends PracticePath {
  locationId: string
}

/** The practice's locations (spec §7); changes need `settings:edit`. Phone and fax are reduced to digits. */
export interface LocationsApi {
  /** All locations, the primary one first, the inactive ones too. */
  list(params: PracticePath, options?: CallOptions): Promise<Location[]>
  /** The active ones only. */
  listActive(params: PracticePath, options?: CallOptions): Promise<Location[]>
  /** Adds a location; a practice’s first active one is the primary one. */
  create(params: PracticePath, body: CreateLocationBody, options?: CreateOptions): Promise<Location>
  /** A stale `version` throws ApiError `stale_edit` with `current`. */
  update(params: LocationPath, body: UpdateLocationBody, options?: CallOptions): Promise<Location>
  /** Throws what {@link LocationsApi.remove} would throw now, and deletes nothing. */
  checkRemoval(params: LocationPath, options?: CallOptions): Promise<void>
  /** Throws ApiError `transition_refused` with a sentence that says why. */
  remove(params: LocationPath, options?: CallOptions): Promise<void>
  /** Makes an active location the primary one, and no other (spec §4). */
  setPrimary(params: LocationPath, options?: CallOptions): Promise<Location>
  /** The holidays of all locations and those of this one. */
  holidays(params: LocationPath, query?: HolidaysQuery, options?: CallOptions): Promise<Holiday[]>
}

/** Loaded with the first call: few screens ask for the locations. */
const contract = once(() => import('./locations-contract'))

export function createLocationsApi(call: Call): LocationsApi {
  return {
    list: (params, options) =>
      dataOf(call(async () => (await contract()).listLocations, { params, ...options })),
    listActive: (params, options) =>
      dataOf(call(async () => (await contract()).listActiveLocations, { params, ...options })),
    create: (params, typed, options) => {
      const body = withDigitsOnly(typed)
      return dataOf(call(async () => (await contract()).createLocation, { params, body, ...options }))
    },
    update: (params, typed, options) => {
      const body = withDigitsOnly(typed)
      return dataOf(call(async () => (await contract()).updateLocation, { params, body, ...options }))
    },
    checkRemoval: async (params, options) => {
      await call(async () => (await contract()).checkLocationRemoval, { params, ...options })
    },
    remove: async (params, options) => {
      await call(async () => (await contract()).deleteLocation, { params, ...options })
    },
    setPrimary: (params, options) =>
      dataOf(call(async () => (await contract()).setPrimaryLocation, { params, ...options })),
    holidays: (params, query = {}, options) =>
      dataOf(call(async () => (await contract()).listLocationHolidays, { params, query, ...options })),
  }
}
