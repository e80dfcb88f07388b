import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, Id, Instant } from '../wire/scalars'
import { MAX_APPOINTMENT_MINUTES } from './appointments-contract'

/** By the start: before noon, before five o’clock, and from then on. */
export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const
/** One of {@link PARTS_OF_DAY}. */
export type PartOfDay = (typeof PARTS_OF_DAY)[number]

/** How many days one call looks through at most. */
export const MAX_OPENING_DAYS = 62
/** The days follow until so many openings are found. */
export const ENOUGH_OPENINGS = 24

/**
 * Openings from a day on: of one clinician or of all, at one place (a location’s id, or `telehealth`) or anywhere, at
 * which a client has nothing else, where one is named.
 */
export const OpeningsQuery = z.object({
  startDate: CalendarDate,
  minutes: z.coerce.number().check(z.int(), z.minimum(5), z.maximum(MAX_APPOINTMENT_MINUTES)),
  clinicianId: z.optional(Id),
  place: z.optional(z.union([Id, z.literal('telehealth')])),
  clientId: z.optional(Id),
  part: z.optional(z.enum(PARTS_OF_DAY)),
})
export type OpeningsQuery = z.input<typeof OpeningsQuery>

/** A time at which a clinician can be booked without a question, and where; a place without an id is telehealth. */
export const Opening = z.object({
  clinician: z.object({ id: Id, name: z.string() }),
  startsAt: Instant,
  endsAt: Instant,
  places: z.array(z.object({ id: z.nullable(Id), name: z.string() })),
})
export type Opening = z.infer<typeof Opening>

/** The openings of some days, each with all of its own, and the day on which a next call goes on. */
export const Openings = z.object({
  days: z.array(z.object({ date: CalendarDate, openings: z.array(Opening) })),
  /** Null where all days were looked through; their last one is `lastDate`. */
  nextDate: z.nullable(CalendarDate),
  lastDate: CalendarDate,
})
export type Openings = z.infer<typeof Openings>

/**
 * When something of this length can be booked, by day, then by start, then by who has fewer appointments on the day.
 * One person’s openings follow one another without overlapping.
 */
export const listOpenings = endpoint({
  name: 'listOpenings',
  method: 'GET',
  path: '/api/v1/practices/{practiceId}/openings',
  access: 'appointments:view',
  query: OpeningsQuery,
  response: enveloped(Openings),
})
