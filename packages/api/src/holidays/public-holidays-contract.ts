import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, text } from '../wire/scalars'
import { Holiday, RECURRING_TYPES } from './holiday'
import { HolidayInput } from './holidays-contract'

/** A country or a part of one; the codes are those of ISO 3166, without the country in a region's. */
export const HolidayPlace = z.object({ code: z.string(), name: z.string() })
export type HolidayPlace = z.infer<typeof HolidayPlace>

/** The most holidays that can be added at once. */
export const MAX_HOLIDAYS_AT_ONCE = 60

/** A day on which a country's offices are closed. */
export const PublicHoliday = z.object({
  name: z.string(),
  date: CalendarDate,
  /** The last day, of a holiday that is longer than one. */
  endDate: z.optional(CalendarDate),
  /** How it comes again; `none` where no rule of a holiday's own tells the next years' dates. */
  recurringType: z.enum(RECURRING_TYPES),
  /** The practice's holiday on that day already; null when it has none. */
  knownAs: z.nullable(z.string()),
})
export type PublicHoliday = z.infer<typeof PublicHoliday>

const YEARS = 'Use a year from 2000 to 2100'

/** Whose holidays, and of which year. */
export const PublicHolidaysQuery = z.object({
  country: text(2),
  region: z.optional(text(12)),
  year: z.coerce.number().check(z.int(), z.minimum(2000, YEARS), z.maximum(2100, YEARS)),
})
export type PublicHolidaysQuery = z.infer<typeof PublicHolidaysQuery>

/** Several holidays, all added or none. */
export const AddHolidaysBody = z.object({
  holidays: z
    .array(HolidayInput)
    .check(
      z.minLength(1, 'Choose at least one holiday'),
      z.maxLength(MAX_HOLIDAYS_AT_ONCE, `Add at most ${MAX_HOLIDAYS_AT_ONCE} holidays at once`),
    ),
})
export type AddHolidaysBody = z.infer<typeof AddHolidaysBody>

const path = '/api/v1/practices/{practiceId}/public-holidays'

/** The countries whose holidays are known, by name. */
export const listHolidayCountries = endpoint({
  name: 'listHolidayCountries',
  method: 'GET',
  path: `${path}/countries`,
  access: 'settings:edit',
  response: enveloped(z.array(HolidayPlace)),
})

/** A year's public holidays by date, and the regions of the country; an unknown place is 422 at its field. */
export const listPublicHolidays = endpoint({
  name: 'listPublicHolidays',
  method: 'GET',
  path,
  access: 'settings:edit',
  query: PublicHolidaysQuery,
  response: enveloped(z.object({ regions: z.array(HolidayPlace), holidays: z.array(PublicHoliday) })),
})

/** Adds holidays to the practice's, public ones or others. */
export const addHolidays = endpoint({
  name: 'addHolidays',
  method: 'POST',
  path,
  access: 'settings:edit',
  body: AddHolidaysBody,
  response: enveloped(z.array(Holiday)),
})
