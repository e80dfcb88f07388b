import type { Call, CallOptions } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { HolidayPlace, PublicHoliday, PublicHolidaysQuery } from './public-holidays-contract'

interface PracticePath {
  practiceId: string
}

/** Names one holiday of one practice. */
export interface HolidayPath extends PracticePath {
  holidayId: string
}

/** The practice's holidays (spec §7); changes need `settings:edit`. */
export interface HolidaysApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: few screens ask for the holidays. */
const contract = once(() => import('./holidays-contract'))

/** Loaded with the first call: only those who take a country’s holidays over ask for them. */
const publicContract = once(() => import('./public-holidays-contract'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  const listPublic = forward(publicContract, 'listPublicHolidays', 'params', 'query')
  return {
    /** With a range, those of which an occurrence falls into it. */
    list: forward(contract, 'listHolidays', 'params', 'query'),
    /** Adds a holiday; ApiError `validation_failed` at the field that is wrong. */
    create: creation(contract, 'createHoliday', 'params', 'body'),
    /** A stale `version` throws ApiError `stale_edit` with `current`. */
    update: forward(contract, 'updateHoliday', 'params', 'body'),
    /** Removes a holiday with all its occurrences. */
    remove: forward(contract, 'deleteHoliday', 'params'),
    /** The countries whose public holidays are known, by name. */
    listCountries: forward(publicContract, 'listHolidayCountries', 'params'),
    /** A year’s public holidays of a country or a region of it; ApiError `validation_failed` for an unknown place. */
    listPublic: (
      params: PracticePath,
      query: PublicHolidaysQuery,
      options?: CallOptions,
    ): Promise<{ regions: HolidayPlace[]; holidays: PublicHoliday[] }> => listPublic(params, query, options),
    /** Adds several holidays, all or none; ApiError `validation_failed` at `holidays.0.date` and the like. */
    addAll: creation(publicContract, 'addHolidays', 'params', 'body'),
  }
}

export const createHolidaysApi: (call: Call) => HolidaysApi = callsOf
