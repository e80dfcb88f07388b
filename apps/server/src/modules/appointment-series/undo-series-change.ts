import { isDeepStrictEqual } from 'node:util'
import type * as api from '@oaklet/api/contract'
import type { UndoneSeriesChange } from '@oaklet/api/contract'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import {
  appointmentSeries,
  seriesChanges,
  seriesSkips,
  type SeriesChangeRecord,
} from '../../db/schema/appointment-series-table'
import { appointments } from '../../db/schema/appointments-table'
import { sqlState } from '../../db/sql-state'
import { AppError, notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import { workOf, type Work } from '../../work'
import { billedAmong, describeOverlaps, followStatus } from '../appointments'
import { recordAudit } from '../audit'
import { findOverlaps } from '../availability'
import { changedRows } from './change-series'
import { notifyOfChange } from './notify-of-change'
import {
  loadRows,
  loadSeries,
  lockCalendars,
  lockRows,
  seriesStateOf,
  type SeriesRow,
} from './standing-series'
import { isChanged, stateOf, writeSeriesState, writeStates, type NewState } from './write-states'

const EXCLUSION_VIOLATION = '23P01'

/** Puts back all that a change of a series has changed, or nothing where any of it was changed since. */
export async function undoSeriesChange(
  { scope, params: { practiceId, changeId } }: CallOf<typeof api.undoSeriesChange>,
  work: Work,
): Promise<UndoneSeriesChange> {
  const { organizationId, staffId } = work.actor
  const isThis = and(
    eq(seriesChanges.organizationId, organizationId),
    eq(seriesChanges.practiceId, practiceId),
    eq(seriesChanges.id, changeId),
  )
  const [found] = await work.tx.select().from(seriesChanges).where(isThis)
  if (found === undefined) throw notFound()
  const { record } = found
  const states = record.rows.flatMap(({ before, after }) => [before, after])
  if (
    scope === 'own' &&
    changedRows(record).some(({ before, after }) => ![before, after].every(isMine(staffId)))
  ) {
    throw notFound()
  }
  await lockCalendars(work, states, states)
  const [locked] = await work.tx.select().from(seriesChanges).where(isThis).for('update')
  if (locked === undefined || locked.undoneAt !== null)
    throw await undoRefused(work, 'This change was undone before.')
  const rows = await lockAsLeft(work, practiceId, record)
  await putBack(work, record, rows)
  await work.tx.update(seriesChanges).set({ undoneAt: work.now() }).where(isThis)
  const { seriesId } = found
  await recordAudit(work, {
    ...{ action: 'series_undone', resource: 'appointment_series', recordId: seriesId },
    changed: [],
  })
  const changed = changedRows(record)
  const back = changed.map(({ appointmentId, before, after }) => ({
    appointmentId,
    before: after,
    after: before,
  }))
  await notifyOfChange(work, { practiceId, changeId, kind: 'undo' }, back)
  return { seriesId, count: changed.length }
}

const isMine =
  (staffId: string) =>
  ({ clinicianId }: { clinicianId: string }): boolean =>
    clinicianId === staffId

/** Locks all that the change has left, and throws 409 `undo_refused` where any of it isn't as the change left it. */
async function lockAsLeft(
  work: Work,
  practiceId: string,
  record: SeriesChangeRecord,
): Promise<ReadonlyMap<string, SeriesRow>> {
  const { organizationId } = work.actor
  const ids = record.rows.map(({ appointmentId }) => appointmentId)
  const seriesIds = record.series.after.map(({ id }) => id)
  await work.tx
    .select({ id: appointmentSeries.id })
    .from(appointmentSeries)
    .where(
      and(eq(appointmentSeries.organizationId, organizationId), inArray(appointmentSeries.id, seriesIds)),
    )
    .orderBy(appointmentSeries.id)
    .for('update')
  await lockRows(work, inArray(appointments.id, ids))
  const rows = new Map((await loadRows(work, inArray(appointments.id, ids))).map((row) => [row.id, row]))
  const changed = changedRows(record).map(({ appointmentId }) => appointmentId)
  const billed = await billedAmong(work, changed)
  for (const { appointmentId, after } of record.rows) {
    const row = rows.get(appointmentId)
    const isLeft =
      row !== undefined &&
      !isChanged(after, stateOf(row)) &&
      row.seriesId === after.seriesId &&
      row.occurrenceOn === after.occurrenceOn
    const isFixed =
      changed.includes(appointmentId) && (billed.has(appointmentId) || after.startsAt < now(work))
    if (!isLeft || isFixed) throw await undoRefused(work, CHANGED_SINCE, appointmentId)
  }
  for (const after of record.series.after) await requireSeriesAsLeft(work, practiceId, after, ids)
  return rows
}

const CHANGED_SINCE = 'Nothing was undone: one of these appointments was changed since, or has begun.'

const now = (work: Work): string => work.now().toISOString()

/** Throws 409 `undo_refused` where a rule is not as it was left, or another date was added to a series that was split off. */
async function requireSeriesAsLeft(
  work: Work,
  practiceId: string,
  after: SeriesChangeRecord['series']['after'][number],
  ids: readonly string[],
): Promise<void> {
  const words = 'Nothing was undone: this series was changed since.'
  const isThis = and(
    eq(appointmentSeries.organizationId, work.actor.organizationId),
    eq(appointmentSeries.id, after.id),
  )
  const [exists] = await work.tx.select({ id: appointmentSeries.id }).from(appointmentSeries).where(isThis)
  if (exists === undefined) throw await undoRefused(work, words)
  const key = { practiceId, seriesId: after.id, scope: 'all' } as const
  const state = seriesStateOf(await loadSeries(work, key))
  if (isDeepStrictEqual(state, after)) return
  const [added] = await work.tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.organizationId, work.actor.organizationId),
        eq(appointments.seriesId, after.id),
        notInArray(appointments.id, [...ids]),
      ),
    )
    .orderBy(appointments.occurrenceOn)
    .limit(1)
  throw await undoRefused(work, words, added?.id)
}

async function putBack(
  work: Work,
  { rows: recorded, series }: SeriesChangeRecord,
  rows: ReadonlyMap<string, SeriesRow>,
): Promise<void> {
  const before = recorded.flatMap(({ appointmentId, before: state }): NewState[] => {
    const row = rows.get(appointmentId)
    return row === undefined ? [] : [{ row, state }]
  })
  const met = await inTheWay(work, before)
  const states = before.map(({ row, state }, place): NewState => {
    // What it was confirmed to overlap before may have come into the group that it has now.
    const isGroupKept =
      isSameTime(stateOf(row), state) ||
      met.some(({ at, overlapGroup }) => at === place && overlapGroup === row.overlapGroup)
    return { row, state: { ...state, overlapGroup: isGroupKept ? row.overlapGroup : state.overlapGroup } }
  })
  try {
    await work.tx.transaction((inner) => writeStates(workOf(inner, work.deps, work.actor), states))
  } catch (error) {
    if (sqlState(error) !== EXCLUSION_VIOLATION) throw error
    const taken = met.find(({ at, overlapGroup }) => overlapGroup !== states[at]?.state.overlapGroup)
    throw await undoRefused(work, 'Nothing was undone: this time is taken now.', taken?.id)
  }
  await writeSeriesState(work, series.before)
  const { organizationId } = work.actor
  for (const { id } of series.after.filter((one) => one.id !== series.before.id)) {
    await work.tx
      .delete(seriesSkips)
      .where(and(eq(seriesSkips.organizationId, organizationId), eq(seriesSkips.seriesId, id)))
    await work.tx
      .delete(appointmentSeries)
      .where(and(eq(appointmentSeries.organizationId, organizationId), eq(appointmentSeries.id, id)))
  }
  const revived = states.filter(({ row, state }) => row.status !== state.status)
  for (const [status, ofStatus] of Map.groupBy(revived, ({ state }) => state.status)) {
    await followStatus(
      work,
      ofStatus.map(({ row }) => row),
      status,
    )
  }
}

type Times = Pick<NewState['state'], 'clinicianId' | 'startsAt' | 'endsAt' | 'status'>

const isSameTime = (one: Times, other: Times): boolean =>
  one.clinicianId === other.clinicianId &&
  one.startsAt === other.startsAt &&
  one.endsAt === other.endsAt &&
  one.status === other.status

/** The other appointments that take up some of the times that are to be put back; `at` is the place of the time. */
async function inTheWay(work: Work, states: readonly NewState[]) {
  const ids = new Set(states.map(({ row }) => row.id))
  const times = states.map(({ state: { clinicianId, startsAt, endsAt } }) => ({
    ...{ clinicianId, startsAt: new Date(startsAt), endsAt: new Date(endsAt) },
  }))
  const overlaps = (await findOverlaps(work, times)).filter(({ appointmentId }) => !ids.has(appointmentId))
  const { organizationId } = work.actor
  const others = overlaps.map(({ appointmentId }) => appointmentId)
  const groups = await work.tx
    .select({ id: appointments.id, overlapGroup: appointments.overlapGroup })
    .from(appointments)
    .where(and(eq(appointments.organizationId, organizationId), inArray(appointments.id, others)))
  return overlaps.flatMap(({ at, appointmentId }) =>
    groups.filter(({ id }) => id === appointmentId).map((group) => ({ at, ...group })),
  )
}

async function undoRefused(work: Work, message: string, appointmentId?: string): Promise<AppError> {
  const conflicts = appointmentId === undefined ? [] : await describeOverlaps(work, [{ appointmentId }], 1)
  return new AppError('undo_refused', message, { conflicts })
}
