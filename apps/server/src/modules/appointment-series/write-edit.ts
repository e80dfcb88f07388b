import type { ChangedOccurrence, SeriesField, ServiceLine } from '@oaklet/api/contract'
import {
  appointmentSeries,
  type OccurrenceState,
  type SeriesState,
} from '../../db/schema/appointment-series-table'
import type { Work } from '../../work'
import { loadBookedFees } from '../fee-agreements'
import { overlapGroupsOf } from './overlap-groups-of'
import { overridesAfterChange, overridesAfterKeeping } from './own-fields'
import {
  PLACE_FIELDS,
  templateAfter,
  type ChangePlan,
  type PlannedChange,
  type SeriesEdit,
} from './plan-change'
import { seriesStateOf, type SeriesRow, type StandingSeries } from './standing-series'
import { addSkips, stateOf, writeSeriesState, writeStates } from './write-states'

interface Edited {
  plan: ChangePlan
  edit: SeriesEdit
  occurrences: readonly ChangedOccurrence[]
  labels: ReadonlyMap<string, string>
}

/** Writes an edit of a series: its rule, split where dates lie before it, and every appointment from there on. */
export async function writeEdit(work: Work, standing: StandingSeries, edited: Edited): Promise<void> {
  const { plan } = edited
  const seriesId = plan.isSplit ? work.newId() : standing.series.id
  const after = seriesAfter(standing, edited, seriesId)
  if (plan.isSplit) await split(work, standing, plan, after)
  else await writeSeriesState(work, after)
  const changed = await changedStates(work, after, edited)
  const rows = standing.rows.filter(({ occurrenceOn }) => occurrenceOn >= plan.from)
  await writeStates(
    work,
    rows.map((row) => {
      const occurrenceOn = plan.after.dates.get(row.occurrenceOn) ?? row.occurrenceOn
      return { row, state: { ...(changed.get(row) ?? stateOf(row)), seriesId, occurrenceOn } }
    }),
  )
}

/** The series from the first changed date on. */
function seriesAfter(standing: StandingSeries, { plan, edit }: Edited, id: string): SeriesState {
  const before = seriesStateOf(standing)
  const { startsOn, weekdays, nth, shortMonths, count, endsOn } = plan.after.rule
  return {
    ...{ ...before, id, startsOn, weekdays: [...weekdays], nth, shortMonths, count, endsOn },
    ...{ wallStart: edit.start ?? before.wallStart, minutes: edit.minutes ?? before.minutes },
    clinicianId: edit.clinicianId ?? before.clinicianId,
    locationId: edit.locationId === undefined ? before.locationId : edit.locationId,
    template: templateAfter(before.template, edit),
    skips: before.skips.flatMap(({ on, reason }) =>
      on < plan.from ? [] : [{ on: plan.after.dates.get(on) ?? on, reason }],
    ),
  }
}

/** Ends the series before the first changed date, and begins another one there. */
async function split(
  work: Work,
  standing: StandingSeries,
  { from }: ChangePlan,
  after: SeriesState,
): Promise<void> {
  const { series, rows, skips } = standing
  const { organizationId, practiceId, timeZone, freq, every } = series
  const keptDates = [...rows.map(({ occurrenceOn }) => occurrenceOn), ...skips.map(({ on }) => on)]
  await writeSeriesState(work, {
    ...{ ...seriesStateOf(standing), endsOn: null },
    count: keptDates.filter((on) => on < from).length,
    skips: skips.filter(({ on }) => on < from),
  })
  const { skips: skipped, ...columns } = after
  const now = work.now()
  await work.tx.insert(appointmentSeries).values({
    ...{ ...columns, organizationId, practiceId, timeZone, freq, every },
    ...{ splitFrom: series.id, createdAt: now, updatedAt: now },
  })
  await addSkips(work, after.id, skipped)
}

/** What becomes of each appointment that the person has decided about. */
async function changedStates(
  work: Work,
  after: SeriesState,
  { plan, edit, occurrences, labels }: Edited,
): Promise<ReadonlyMap<SeriesRow, OccurrenceState>> {
  const pairs = plan.changes.flatMap((planned, index) => {
    const occurrence = occurrences[index]
    return occurrence === undefined ? [] : [{ planned, occurrence }]
  })
  const isLeft = ({ occurrence }: (typeof pairs)[number]) => occurrence.choice === 'skip'
  const made = pairs.filter((pair) => !isLeft(pair))
  const placed = made.filter(({ planned: { applied, movedTo } }) => movedTo !== null || isPlaced(applied))
  const groups = await overlapGroupsOf(
    work,
    placed.map(({ occurrence }) => occurrence),
  )
  const groupOf = new Map(placed.map(({ planned }, index) => [planned, groups[index]]))
  const linesOf = await linesAfter(
    work,
    made.map(({ planned }) => planned),
    edit,
    labels,
  )
  const left = pairs.filter(isLeft).map(({ planned: { row, applied } }) => {
    const overrides = overridesAfterKeeping(row.overrides, applied)
    return [row, { ...stateOf(row), overrides }] as const
  })
  const written = made.map(({ planned }) => {
    const { row, applied, booking, startsAt, endsAt, movedTo } = planned
    const takes = (field: SeriesField) => applied.includes(field)
    const timed = { ...row, startsAt, endsAt, isMovedAlone: movedTo !== null }
    const state: OccurrenceState = {
      ...stateOf(row),
      ...{ clinicianId: booking.clinicianId, locationId: booking.locationId },
      ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
      memo: takes('memo') ? (edit.memo ?? row.memo) : row.memo,
      billingType: takes('billingType') ? (edit.billingType ?? row.billingType) : row.billingType,
      overlapGroup: groupOf.get(planned) ?? row.overlapGroup,
      overrides: overridesAfterChange(after, timed, applied),
      lines: linesOf.get(planned) ?? row.lines,
    }
    return [row, state] as const
  })
  return new Map([...left, ...written])
}

/** Only another time or clinician can meet what is booked. */
const isPlaced = (applied: readonly SeriesField[]): boolean =>
  applied.some((field) => field !== 'locationId' && PLACE_FIELDS.includes(field))

/** The services of appointments that get other ones, or another payer, at the fees that are agreed. */
async function linesAfter(
  work: Work,
  changes: readonly PlannedChange[],
  edit: SeriesEdit,
  labels: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<PlannedChange, OccurrenceState['lines']>> {
  const found = new Map<PlannedChange, OccurrenceState['lines']>()
  // Most appointments of a series are booked alike, and their fees are loaded once.
  const fees = new Map<string, Awaited<ReturnType<typeof loadBookedFees>>>()
  for (const planned of changes) {
    const { row, applied, startsAt } = planned
    const { practiceId, clientIds } = row
    const hasLines = applied.includes('lines')
    if (!hasLines && !applied.includes('billingType')) continue
    const billingType = applied.includes('billingType')
      ? (edit.billingType ?? row.billingType)
      : row.billingType
    const plain = row.lines.map(({ serviceCode, modifiers, units, feeCents }): ServiceLine => ({
      serviceCode,
      modifiers,
      units,
      feeCents,
    }))
    const lines = hasLines ? (edit.lines ?? plain) : plain
    const before = { billingType: row.billingType, lines: plain }
    const booking = { practiceId, clientIds, billingType, lines, before }
    const alike = JSON.stringify(booking)
    const feesAt = fees.get(alike) ?? (await loadBookedFees(work, booking))
    fees.set(alike, feesAt)
    const words = new Map(row.lines.map(({ serviceCode, label }) => [serviceCode, label]))
    found.set(
      planned,
      feesAt(startsAt).map(({ serviceCode, modifiers, units, feeCents }) => ({
        ...{ serviceCode, modifiers, units, feeCents },
        label: words.get(serviceCode) ?? labels.get(serviceCode) ?? serviceCode,
      })),
    )
  }
  return found
}
