import type { KeptOccurrence, KeptReason, PreviewSeriesChangeBody, SeriesField } from '@oaklet/api/contract'
import { isReschedulable, standsInCalendar } from '@oaklet/api/contract'
import type { Scope } from '../../actor'
import type { SeriesTemplate } from '../../db/schema/appointment-series-table'
import { AppError, validationFailed } from '../../errors'
import type { Work } from '../../work'
import { ownFields } from './own-fields'
import { occurrenceTimes } from './occurrence-times'
import type { PlannedOccurrence } from './plan-occurrences'
import { ruleAfter } from './rule-after'
import { ruleOf, type SeriesRow, type StandingSeries } from './standing-series'

/** What an edit changes, beside its kind. */
export type SeriesEdit = Extract<PreviewSeriesChangeBody['change'], { kind: 'edit' }>

/** One appointment as a change would leave it. */
export interface PlannedChange extends PlannedOccurrence {
  row: SeriesRow
  /** The changed fields that it takes over, and those that it keeps as they were changed for it alone. */
  applied: readonly SeriesField[]
  keeps: SeriesField[]
}

/** What a change would do with a series. */
export interface ChangePlan {
  /** The date from which on the series changes; that date and those after it become a series of their own if `isSplit`. */
  from: string
  isSplit: boolean
  after: ReturnType<typeof ruleAfter>
  changes: PlannedChange[]
  kept: KeptOccurrence[]
}

/** Who asks, and which appointments are billed. */
interface Known {
  scope: Scope
  billed: ReadonlySet<string>
}

/** Plans a change: which appointments it is for, when and where each would be, and what stays and why. */
export function planChange(
  work: Work,
  standing: StandingSeries,
  chosen: SeriesRow,
  body: PreviewSeriesChangeBody,
  known: Known,
): ChangePlan {
  const { series, rows, skips } = standing
  const { change } = body
  const reasonOf = (row: SeriesRow) => fixedReason(work, row, known)
  const first = body.scope === 'all' ? rows.find((row) => reasonOf(row) === null) : chosen
  if (first === undefined || (first === chosen && reasonOf(chosen) !== null)) {
    const words = body.scope === 'all' ? 'None of these appointments' : 'This appointment'
    throw new AppError('occurrence_fixed', `${words} can’t be changed any more.`)
  }
  const from = first.occurrenceOn
  const isBefore = (on: string) => on < from
  const isSplit =
    change.kind === 'edit' &&
    (rows.some(({ occurrenceOn }) => isBefore(occurrenceOn)) || skips.some(({ on }) => isBefore(on)))
  const to = change.kind === 'edit' ? (change.date ?? chosen.occurrenceOn) : chosen.occurrenceOn
  requireOnTime(standing, chosen, change)
  const after = ruleAfter(ruleOf(series), { from, chosen: chosen.occurrenceOn, to, isSplit })
  const asked = (on: string) => body.scope === 'all' || !isBefore(on)
  const kept = skips
    .filter(({ on }) => asked(on))
    .map(({ on }): KeptOccurrence => ({ appointmentId: null, date: on, startsAt: null, reason: 'skipped' }))
  const changes: PlannedChange[] = []
  for (const row of rows.filter(({ occurrenceOn }) => asked(occurrenceOn))) {
    const reason = reasonOf(row)
    const planned = reason === null ? planOne(standing, row, body, after.dates) : null
    if (planned === null) kept.push(keptOf(row, reason ?? 'changed'))
    else changes.push(planned)
  }
  return {
    from,
    isSplit,
    after,
    changes,
    kept: kept.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
  }
}

/** Why an appointment can't change any more; null where it can. */
function fixedReason({ actor, now }: Work, row: SeriesRow, { scope, billed }: Known): KeptReason | null {
  if (scope === 'own' && row.clinicianId !== actor.staffId) return 'other_calendar'
  if (!isReschedulable(row.status)) {
    return standsInCalendar(row.status) ? 'held' : 'cancelled'
  }
  if (billed.has(row.id)) return 'billed'
  return row.startsAt < now() ? 'past' : null
}

function keptOf({ id, occurrenceOn: date, startsAt }: SeriesRow, reason: KeptReason): KeptOccurrence {
  const isHidden = reason === 'other_calendar'
  return {
    ...{ date, reason, appointmentId: isHidden ? null : id },
    startsAt: isHidden ? null : startsAt.toISOString(),
  }
}

/** Throws 422 where a series would be moved by an appointment whose own time was changed by hand. */
function requireOnTime(
  { series }: StandingSeries,
  chosen: SeriesRow,
  change: PreviewSeriesChangeBody['change'],
): void {
  if (change.kind === 'cancel' || !ownFields(series, chosen).has('start')) return
  const path = change.date === undefined ? 'start' : 'date'
  if (change[path] === undefined) return
  const message =
    'This appointment has a time of its own: move only it, or move the series by another of its dates.'
  throw validationFailed([{ path: `change.${path}`, message }])
}

/** One appointment after the change; null where all that was changed is its own. */
function planOne(
  { series }: StandingSeries,
  row: SeriesRow,
  { change, choices, includeOverridden }: PreviewSeriesChangeBody,
  dates: ReadonlyMap<string, string>,
): PlannedChange | null {
  const date = dates.get(row.occurrenceOn) ?? row.occurrenceOn
  const { clientIds, clinicianId, locationId, startsAt, endsAt } = row
  const before = { clientIds, clinicianId, locationId }
  const choice = choices.find((one) => one.date === date)
  const decided = choice?.choice ?? null
  if (change.kind === 'cancel') {
    const booking = { ...before, appointmentId: row.id }
    const clock = { isSkipped: false, isRepeated: false }
    return {
      ...{ row, date, decided, movedTo: null, booking, startsAt, endsAt, ...clock },
      applied: [],
      keeps: [],
    }
  }
  const own = includeOverridden ? new Set<SeriesField>() : ownFields(series, row)
  const asked = editedFields(change)
  const applied = asked.filter((field) => !own.has(field))
  if (applied.length === 0) return null
  const takes = (field: SeriesField) => applied.includes(field)
  const isPlaced = applied.some((field) => PLACE_FIELDS.includes(field))
  const movedTo = isPlaced ? (choice?.movedTo ?? null) : null
  const length = (endsAt.getTime() - startsAt.getTime()) / 60_000
  const minutes = takes('minutes') ? (change.minutes ?? length) : length
  const start = change.start ?? series.wallStart
  const times =
    takes('start') || movedTo !== null
      ? occurrenceTimes({ ...{ date, start }, ...movedTo, minutes }, series.timeZone)
      : {
          ...{ startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) },
          ...{ isSkipped: false, isRepeated: false },
        }
  const place = {
    clinicianId: (takes('clinicianId') ? change.clinicianId : undefined) ?? clinicianId,
    locationId: takes('locationId') && change.locationId !== undefined ? change.locationId : locationId,
  }
  const booking = { clientIds, ...place, appointmentId: row.id, before }
  const keeps = asked.filter((field) => own.has(field))
  return { row, date, decided, movedTo, booking, applied, keeps, ...times }
}

/** The fields that decide what stands in the way of an appointment. */
export const PLACE_FIELDS: readonly SeriesField[] = ['start', 'minutes', 'clinicianId', 'locationId']

/** The fields that an edit changes. */
export function editedFields({ date, start, ...others }: SeriesEdit): SeriesField[] {
  const fields = ['minutes', 'clinicianId', 'locationId', 'lines', 'memo', 'billingType'] as const
  return [
    ...(date === undefined && start === undefined ? [] : ['start' as const]),
    ...fields.filter((field) => others[field] !== undefined),
  ]
}

/** What the appointments of a series are booked with after an edit. */
export const templateAfter = (
  { clientIds, lines, memo, billingType }: SeriesTemplate,
  edit: SeriesEdit,
): SeriesTemplate => ({
  clientIds,
  lines: edit.lines ?? lines,
  memo: edit.memo ?? memo,
  billingType: edit.billingType ?? billingType,
})
