import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  appointmentSeries,
  seriesSkips,
  type OccurrenceState,
  type SeriesState,
} from '../../db/schema/appointment-series-table'
import { appointmentLines, appointments } from '../../db/schema/appointments-table'
import type { Work } from '../../work'
import type { SeriesRow } from './standing-series'

/** An appointment as it stands, and what it is to be. */
export interface NewState {
  row: SeriesRow
  state: OccurrenceState
}

/** An appointment of a series as a change keeps it. */
export const stateOf = (row: SeriesRow): OccurrenceState => {
  const { seriesId, occurrenceOn, clinicianId, locationId, memo, billingType, status } = row
  const { overlapGroup, overrides, clientIds, lines } = row
  return {
    ...{ seriesId, occurrenceOn, clinicianId, locationId, memo, billingType, status },
    ...{ startsAt: row.startsAt.toISOString(), endsAt: row.endsAt.toISOString() },
    ...{ overlapGroup, overrides, clientIds, lines },
  }
}

/**
 * Whether two states of an appointment differ in more than the series and the date that it is counted under. Its overlap
 * group isn't of its own making: another appointment that is booked over it changes that.
 */
export function isChanged(before: OccurrenceState, after: OccurrenceState): boolean {
  const { seriesId, occurrenceOn, overlapGroup } = before
  return !isDeepStrictEqual(before, { ...after, seriesId, occurrenceOn, overlapGroup })
}

/**
 * Gives appointments their new states: their columns in one statement, at whose end the database looks for overlaps, and
 * their services where these differ. Only an appointment that is changed itself gets a new version.
 */
export async function writeStates(work: Work, rows: readonly NewState[]): Promise<void> {
  if (rows.length === 0) return
  const { organizationId } = work.actor
  const ids = rows.map(({ row }) => row.id)
  const isOneOf = and(eq(appointments.organizationId, organizationId), inArray(appointments.id, ids))
  // A series has each date once, also while its dates move.
  await work.tx.update(appointments).set({ seriesId: null, occurrenceOn: null }).where(isOneOf)
  const written = rows.map(({ row, state }) => {
    // A group that is not changed here may have been joined with another since the row was read.
    const overlapGroup = state.overlapGroup === row.overlapGroup ? null : state.overlapGroup
    return { ...state, id: row.id, overlapGroup, isChanged: isChanged(stateOf(row), state) }
  })
  await work.tx.execute(sql`
    update appointments a
    set series_id = p."seriesId", occurrence_on = p."occurrenceOn", clinician_id = p."clinicianId",
      location_id = p."locationId", starts_at = p."startsAt", ends_at = p."endsAt", memo = p.memo,
      billing_type = p."billingType", status = p.status, overlap_group = coalesce(p."overlapGroup", a.overlap_group), overrides = p.overrides,
      version = case when p."isChanged" then a.version + 1 else a.version end,
      updated_at = case when p."isChanged" then ${work.now().toISOString()}::timestamptz else a.updated_at end
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as p (
      id uuid, "seriesId" uuid, "occurrenceOn" date, "clinicianId" uuid, "locationId" uuid, "startsAt" timestamptz,
      "endsAt" timestamptz, memo text, "billingType" text, status text, "overlapGroup" uuid, overrides text[],
      "isChanged" boolean
    )
    where a.organization_id = ${organizationId} and a.id = p.id`)
  await writeLines(
    work,
    rows.filter(({ row, state }) => !isDeepStrictEqual(state.lines, row.lines)),
  )
}

async function writeLines(work: Work, rows: readonly NewState[]): Promise<void> {
  if (rows.length === 0) return
  const { organizationId } = work.actor
  const ids = rows.map(({ row }) => row.id)
  await work.tx
    .delete(appointmentLines)
    .where(
      and(eq(appointmentLines.organizationId, organizationId), inArray(appointmentLines.appointmentId, ids)),
    )
  await work.tx
    .insert(appointmentLines)
    .values(
      rows.flatMap(({ row: { id: appointmentId }, state }) =>
        state.lines.map((line, position) => ({ organizationId, appointmentId, position, ...line })),
      ),
    )
}

/** Gives a series its new state, its skipped dates included. */
export async function writeSeriesState(work: Work, { id, skips, ...columns }: SeriesState): Promise<void> {
  const { organizationId } = work.actor
  await work.tx
    .update(appointmentSeries)
    .set({ ...columns, version: sql`${appointmentSeries.version} + 1`, updatedAt: work.now() })
    .where(and(eq(appointmentSeries.organizationId, organizationId), eq(appointmentSeries.id, id)))
  await work.tx
    .delete(seriesSkips)
    .where(and(eq(seriesSkips.organizationId, organizationId), eq(seriesSkips.seriesId, id)))
  await addSkips(work, id, skips)
}

/** Writes skipped dates of a series. */
export async function addSkips(work: Work, seriesId: string, skips: SeriesState['skips']): Promise<void> {
  if (skips.length === 0) return
  const { organizationId } = work.actor
  await work.tx
    .insert(seriesSkips)
    .values(skips.map(({ on, reason }) => ({ organizationId, seriesId, occurrenceOn: on, reason })))
}
