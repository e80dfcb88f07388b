import * as z from 'zod/mini'
import { appointmentTerms } from '../appointments/appointment-terms'
import { Appointment } from '../appointments/appointments-contract'
import { endpoint } from '../wire/endpoint'
import { enveloped } from '../wire/envelope'
import { CalendarDate, EnteredDate, Id, Instant, Version } from '../wire/scalars'
import {
  Seen,
  SeriesChoices,
  SeriesMinutes,
  SeriesOccurrence,
  SeriesPreview,
  WallTime,
} from './appointment-series-contract'
import { MAX_OCCURRENCES } from './series-rule'

/** Which appointments a change is for: the chosen one and those after it, or all that can still change. */
export const SERIES_SCOPES = ['following', 'all'] as const

const { clinicianId, locationId, lines, memo, billingType } = appointmentTerms

/**
 * Only what a person has changed now; what is left out stays as it is. `date` is the new date of the chosen appointment,
 * by which the others move too, and `start` its new time, both by the clock of the series.
 */
const SeriesEdit = z
  .object({
    kind: z.literal('edit'),
    date: z.optional(EnteredDate),
    start: z.optional(WallTime),
    minutes: z.optional(SeriesMinutes),
    clinicianId: z.optional(clinicianId),
    locationId: z.optional(locationId),
    lines: z.optional(lines),
    memo: z.optional(memo),
    billingType: z.optional(billingType),
  })
  .check(
    z.refine((edit) => Object.values(edit).filter((value) => value !== undefined).length > 1, {
      error: 'Change something first',
    }),
  )

/** The practice cancels the appointments. */
const SeriesCancellation = z.object({ kind: z.literal('cancel') })

const changeFields = {
  /** The appointment that the person has changed. */
  appointmentId: Id,
  /** Its version: 409 `stale_edit` for an older one. */
  version: Version,
  scope: z.enum(SERIES_SCOPES),
  change: z.discriminatedUnion('kind', [SeriesEdit, SeriesCancellation]),
  /** Whether it is changed also where the same field was changed for one appointment alone. */
  includeOverridden: z.boolean(),
  /** By the dates of the preview; `skip` leaves that appointment as it is now. */
  choices: SeriesChoices,
}

/** A change of several appointments of a series, as it is planned. */
export const PreviewSeriesChangeBody = z.object(changeFields)
export type PreviewSeriesChangeBody = z.infer<typeof PreviewSeriesChangeBody>

/** A change to be made as its preview with `seen` showed it. */
export const ChangeSeriesBody = z.object({ ...changeFields, seen: Seen })
export type ChangeSeriesBody = z.infer<typeof ChangeSeriesBody>

/** The fields of an edit that one appointment can have for itself. `start` stands for its date too. */
export const SERIES_FIELDS = [
  'start',
  'minutes',
  'clinicianId',
  'locationId',
  'lines',
  'memo',
  'billingType',
] as const
/** One of {@link SERIES_FIELDS}. */
export type SeriesField = (typeof SERIES_FIELDS)[number]

/**
 * One appointment that changes. `date` is its date by the rule after the change, and `startsAt` and `endsAt` are when it
 * will be; a `choice` of `book` or `book_anyway` makes the change, `skip` leaves it as it is now, and `move` gives it a
 * time of its own.
 */
export const ChangedOccurrence = z.extend(SeriesOccurrence, {
  appointmentId: Id,
  /** When it is now. */
  before: z.object({ startsAt: Instant, endsAt: Instant }),
  /** The changed fields that it keeps, as they were changed for it alone. */
  keeps: z.array(z.enum(SERIES_FIELDS)),
})
export type ChangedOccurrence = z.infer<typeof ChangedOccurrence>

/**
 * Why an appointment or a date stays as it is: it has begun, was held or missed, is billed, was cancelled before, was
 * never booked, was changed for itself alone, or is in a calendar that is not the person’s.
 */
export const KEPT_REASONS = [
  'past',
  'held',
  'billed',
  'cancelled',
  'skipped',
  'changed',
  'other_calendar',
] as const
/** One of {@link KEPT_REASONS}. */
export type KeptReason = (typeof KEPT_REASONS)[number]

/** One appointment or date that stays as it is; those that were skipped or are in another calendar have no id and time. */
export const KeptOccurrence = z.object({
  appointmentId: z.nullable(Id),
  /** The date by the rule as it is now. */
  date: CalendarDate,
  startsAt: z.nullable(Instant),
  reason: z.enum(KEPT_REASONS),
})
export type KeptOccurrence = z.infer<typeof KeptOccurrence>

/** What a change would do. */
export const SeriesChangePreview = z.object({
  occurrences: z.array(ChangedOccurrence),
  /** What stays: of `following` from the chosen date on, of `all` in the whole series. */
  kept: z.array(KeptOccurrence),
  /** Stands for all of it: a change is made only as long as it is the same. */
  seen: z.string(),
})
export type SeriesChangePreview = z.infer<typeof SeriesChangePreview>

/** What was changed. */
export const ChangedSeries = z.object({
  /** By which the change is undone. */
  changeId: Id,
  /** The series that the changed appointments belong to now. */
  seriesId: Id,
  /** How many appointments were changed. */
  count: z.int(),
  /** How many stayed as they are, of those that the change was for. */
  keptCount: z.int(),
  /** The chosen appointment as it is now. */
  appointment: Appointment,
})
export type ChangedSeries = z.infer<typeof ChangedSeries>

/** What was put back. */
export const UndoneSeriesChange = z.object({
  /** The series that the appointments belong to again. */
  seriesId: Id,
  count: z.int(),
})
export type UndoneSeriesChange = z.infer<typeof UndoneSeriesChange>

const MORE = `Choose a number from 1 to ${MAX_OCCURRENCES - 1}`

const extensionFields = {
  /** How many dates are added; null where they are added up to a day. */
  more: z.nullable(z.int(MORE).check(z.gte(1, MORE), z.lte(MAX_OCCURRENCES - 1, MORE))),
  /** The last day on which a date may be; null where they are added by number. */
  endsOn: z.nullable(EnteredDate),
  choices: SeriesChoices,
}

const endsOnce = z.refine<{ more: number | null; endsOn: string | null }>(
  ({ more, endsOn }) => (more === null) !== (endsOn === null),
  { path: ['more'], error: MORE },
)

/** More dates for a series, as they are planned. */
export const PreviewExtensionBody = z.object(extensionFields).check(endsOnce)
export type PreviewExtensionBody = z.infer<typeof PreviewExtensionBody>

/** More dates to be booked as their preview with `seen` showed them. */
export const ExtendSeriesBody = z.object({ ...extensionFields, seen: Seen }).check(endsOnce)
export type ExtendSeriesBody = z.infer<typeof ExtendSeriesBody>

/** What was added. */
export const ExtendedSeries = z.object({
  id: Id,
  /** How many appointments were added. */
  count: z.int(),
  /** The first and the last of those that were added. */
  first: Appointment,
  last: Appointment,
})
export type ExtendedSeries = z.infer<typeof ExtendedSeries>

const one = '/api/v1/practices/{practiceId}/appointment-series/{seriesId}'

/**
 * Tells what a change of several appointments would do; changes nothing. 409 `occurrence_fixed` where the chosen
 * appointment, or of `all` every one, can’t be changed any more.
 */
export const previewSeriesChange = endpoint({
  name: 'previewSeriesChange',
  method: 'POST',
  path: `${one}/changes/preview`,
  access: 'appointments:write',
  body: PreviewSeriesChangeBody,
  response: enveloped(SeriesChangePreview),
})

/** Makes the whole change or nothing of it: 409 `series_conflicts` with the new preview where it is not as `seen` showed. */
export const changeSeries = endpoint({
  name: 'changeSeries',
  method: 'POST',
  path: `${one}/changes`,
  access: 'appointments:write',
  body: ChangeSeriesBody,
  response: enveloped(ChangedSeries),
})

/** Puts back all that a change has changed, or nothing: 409 `undo_refused` with the first that was changed since. */
export const undoSeriesChange = endpoint({
  name: 'undoSeriesChange',
  method: 'POST',
  path: '/api/v1/practices/{practiceId}/series-changes/{changeId}/undo',
  access: 'appointments:write',
  response: enveloped(UndoneSeriesChange),
})

/** Tells what stands in the way of the dates that would be added; changes nothing. */
export const previewExtension = endpoint({
  name: 'previewExtension',
  method: 'POST',
  path: `${one}/extend/preview`,
  access: 'appointments:write',
  body: PreviewExtensionBody,
  response: enveloped(SeriesPreview),
})

/** Books all dates that are added, or none: 409 `series_conflicts` with the new preview. */
export const extendSeries = endpoint({
  name: 'extendSeries',
  method: 'POST',
  path: `${one}/extend`,
  access: 'appointments:write',
  body: ExtendSeriesBody,
  response: enveloped(ExtendedSeries),
})
