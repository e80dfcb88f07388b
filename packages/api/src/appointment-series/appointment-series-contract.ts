import * as z from 'zod/mini'
import { appointmentTerms } from '../appointments/appointment-terms'
import { Appointment, ClientOverlap, OverlapConflict } from '../appointments/appointments-contract'
import { Closure, CLOSED_BY } from '../appointments/open-days-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, EnteredDate, Id, Instant, TimeZone } from '../wire/scalars'
import { ruleErrors } from './rule-errors'
import { MAX_OCCURRENCES, SERIES_FREQUENCIES, SHORT_MONTHS } from './series-rule'

/** The rule of a series as it is sent; see {@link SeriesRule}. */
export const SeriesRuleInput = z
  .object({
    startsOn: EnteredDate,
    freq: z.enum(SERIES_FREQUENCIES),
    every: z
      .int('Choose a number from 1 to 12')
      .check(z.gte(1, 'Choose a number from 1 to 12'), z.lte(12, 'Choose a number from 1 to 12')),
    weekdays: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.maxLength(7)),
    nth: z.nullable(z.int()),
    shortMonths: z.nullable(z.enum(SHORT_MONTHS)),
    count: z.nullable(z.int(`Choose a number from 2 to ${MAX_OCCURRENCES}`)),
    endsOn: z.nullable(EnteredDate),
  })
  .check(
    z.check(({ value, issues }) => {
      // Dates that aren't dates can't be counted.
      if (issues.length > 0) return
      for (const { path, message } of ruleErrors(value)) {
        issues.push({ code: 'custom', input: value, path: [path], message })
      }
    }),
  )

/** A time on the clock: `HH:MM`. */
export const WallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 09:00'))

/** What can be done with a date in whose way something stands. A date without that is booked. */
export const SERIES_CHOICES = ['book_anyway', 'skip', 'move'] as const

const moved = z.object({ date: EnteredDate, start: WallTime })

/** What a person decided for one date of the rule. A moved one that something stands in the way of is decided again. */
export const SeriesChoice = z.object({
  date: CalendarDate,
  choice: z.enum(SERIES_CHOICES),
  /** Where it is moved to; also with `book_anyway`, of one that was moved before. */
  movedTo: z.optional(z.nullable(moved)),
})
export type SeriesChoice = z.infer<typeof SeriesChoice>

/** How long each appointment of a series is. */
export const SeriesMinutes = z
  .int('Enter a length from 5 to 480 minutes')
  .check(z.gte(5, 'Enter a length from 5 to 480 minutes'), z.lte(480, 'Enter a length from 5 to 480 minutes'))

/** What was decided so far, one for each date at most. */
export const SeriesChoices = z.array(SeriesChoice).check(z.maxLength(MAX_OCCURRENCES))

/** The `seen` of the preview that a person looked at. */
export const Seen = z.string().check(z.maxLength(100))

const seriesFields = {
  ...appointmentTerms,
  rule: SeriesRuleInput,
  /** When each begins, by the clock of `timeZone`. */
  start: WallTime,
  minutes: SeriesMinutes,
  timeZone: TimeZone,
  choices: SeriesChoices,
}

/** A series as it is planned. */
export const PreviewSeriesBody = z.object(seriesFields)
export type PreviewSeriesBody = z.infer<typeof PreviewSeriesBody>

/** A series to be booked as its preview with `seen` showed it. */
export const CreateSeriesBody = z.object({ ...seriesFields, seen: Seen })
export type CreateSeriesBody = z.infer<typeof CreateSeriesBody>

/** What stands in the way of one date, or is to be known of it. */
export const SeriesIssue = z.discriminatedUnion('kind', [
  /** The start is over; the date can be skipped or moved. */
  z.object({ kind: z.literal('past') }),
  /** The clock leaves the time out on this date: it begins when the clock goes on. */
  z.object({ kind: z.literal('clock_skipped') }),
  /** The clock shows the time twice on this date: it begins at the first. */
  z.object({ kind: z.literal('clock_repeated') }),
  z.object({ kind: z.enum(CLOSED_BY), closure: Closure }),
  /** The clinician has an appointment then. */
  z.object({ kind: z.literal('overlap'), conflict: OverlapConflict }),
  /** Another date of the same series was moved there. */
  z.object({ kind: z.literal('series'), date: CalendarDate }),
  /** A client is with another clinician then. */
  z.object({ kind: z.literal('client'), overlap: ClientOverlap }),
  /** Insurance pays, and no authorization of a client is for this day, or none has a visit left for it. */
  z.object({ kind: z.literal('authorization'), reason: z.enum(['other_days', 'used_up']) }),
])
export type SeriesIssue = z.infer<typeof SeriesIssue>

/** One date of a planned series. */
export const SeriesOccurrence = z.object({
  /** The date by the rule, also where it is moved. */
  date: CalendarDate,
  startsAt: Instant,
  endsAt: Instant,
  movedTo: z.nullable(moved),
  /** What will be done; null where a person has to decide. */
  choice: z.nullable(z.enum(['book', ...SERIES_CHOICES])),
  issues: z.array(SeriesIssue),
})
export type SeriesOccurrence = z.infer<typeof SeriesOccurrence>

/** All dates of a planned series, with what stands in their way. */
export const SeriesPreview = z.object({
  occurrences: z.array(SeriesOccurrence),
  /** Stands for these dates and issues: a series is booked only as long as they are the same. */
  seen: z.string(),
})
export type SeriesPreview = z.infer<typeof SeriesPreview>

/** What was booked. */
export const BookedSeries = z.object({
  id: Id,
  count: z.int(),
  first: Appointment,
  last: Appointment,
})
export type BookedSeries = z.infer<typeof BookedSeries>

const base = '/api/v1/practices/{practiceId}/appointment-series'

/** Tells what stands in the way of each date of a series; changes nothing. */
export const previewSeries = endpoint({
  name: 'previewSeries',
  method: 'POST',
  path: `${base}/preview`,
  access: 'appointments:write',
  body: PreviewSeriesBody,
  response: enveloped(SeriesPreview),
})

/**
 * Books all appointments of a series, or none: 409 `series_conflicts` with the new preview where something else stands in
 * the way than `seen` showed, 422 while a date is not decided.
 */
export const createSeries = endpoint({
  name: 'createSeries',
  method: 'POST',
  path: base,
  access: 'appointments:write',
  body: CreateSeriesBody,
  response: enveloped(BookedSeries),
})
