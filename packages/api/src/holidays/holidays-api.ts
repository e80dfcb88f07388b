import { type Call, type CallOptions, type CreateOptions, dataOf } from '../http/call'
import { once } from '../http/once'
import type { Holiday, HolidayInput, HolidaysQuery, UpdateHolidayBody } from './holidays-contract'
import type {
  AddHolidaysBody,
  HolidayPlace,
  PublicHoliday,
  PublicHolidaysQuery,
} from './public-holidays-contract'

interface PracticePath {
  practiceId: string
}

/** Names one holiday of one practice. */
export interface HolidayPath extends PracticePath {
  holidayId: string
}

/** The practice's holidays (spec §7); changes need `settings:edit`. */
export interface HolidaysApi {
  /** With a range, those of which an occurrence falls into it. */
  list(params: PracticePath, query?: HolidaysQuery, options?: CallOptions): Promise<Holiday[]>
  /** Adds a holiday; ApiError `validation_failed` at the field that is wrong. */
  create(params: PracticePath, body: HolidayInput, options?: CreateOptions): Promise<Holiday>
  /** A stale `version` throws ApiError `stale_edit` with `current`. */
  update(params: HolidayPath, body: UpdateHolidayBody, options?: CallOptions): Promise<Holiday>
  /** Removes a holiday with all its occurrences. */
  remove(params: HolidayPath, options?: CallOptions): Promise<void>
  /** The countries whose public holidays are known, by name. */
  listCountries(params: PracticePath, options?: CallOptions): Promise<HolidayPlace[]>
  /** A year’s public holidays of a country or a region of it; ApiError `validation_failed` for an unknown place. */
  listPublic(
    params: PracticePath,
    query: PublicHolidaysQuery,
    options?: CallOptions,
  ): Promise<{ regions: HolidayPlace[]; holidays: PublicHoliday[] }>
  /** Adds several holidays, all or none; ApiError `validation_failed` at `holidays.0.date` and the like. */
  addAll(params: PracticePath, body: AddHolidaysBody, options?: CreateOptions): Promise<Holiday[]>
}

/** Loaded with the first call: few screens ask for the holidays. */
const contract = once(() => import('./holidays-contract'))

/** Loaded with the first call: only those who take a country’s holidays over ask for them. */
const publicContract = once(() => import('./public-holidays-contract'))

export function createHolidaysApi(call: Call): HolidaysApi {
  return {
    list: (params, query = {}, options) =>
      dataOf(call(async () => (await contract()).listHolidays, { params, query, ...options })),
    create: (params, body, options) =>
      dataOf(call(async () => (await contract()).createHoliday, { params, body, ...options })),
    update: (params, body, options) =>
      dataOf(call(async () => (await contract()).updateHoliday, { params, body, ...options })),
    remove: async (params, options) => {
      await call(async () => (await contract()).deleteHoliday, { params, ...options })
    },
    listCountries: (params, options) =>
      dataOf(call(async () => (await publicContract()).listHolidayCountries, { params, ...options })),
    listPublic: (params, query, options) =>
      dataOf(call(async () => (await publicContract()).listPublicHolidays, { params, query, ...options })),
    addAll: (params, body, options) =>
      dataOf(call(async () => (await publicContract()).addHolidays, { params, body, ...options })),
  }
}
