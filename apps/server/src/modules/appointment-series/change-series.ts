import type * as api from '@oaklet/api/contract'
import type { ChangedSeries } from '@oaklet/api/contract'
import { inArray } from 'drizzle-orm'
import {
  seriesChanges,
  type OccurrenceState,
  type SeriesState,
} from '../../db/schema/appointment-series-table'
import { appointments } from '../../db/schema/appointments-table'
import { AppError } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { cancelByPractice, findAppointment } from '../appointments'
import { recordAudit } from '../audit'
import { lookThroughChange } from './look-through-change'
import { notifyOfChange } from './notify-of-change'
import { editedFields } from './plan-change'
import { requireDecisions } from './require-decisions'
import { loadRows, loadSeries, lockSeries, seriesStateOf, type StandingSeries } from './standing-series'
import { isChanged, stateOf } from './write-states'
import { writeEdit } from './write-edit'

/**
 * Changes or cancels several appointments of a series, all of them or none. What would be done is asked again under the
 * locks of the calendars: 409 `series_conflicts` with the new preview where a person has seen something else.
 */
export async function changeSeries(
  { scope, params: { practiceId, seriesId }, body }: CallOf<typeof api.changeSeries>,
  work: Work,
): Promise<ChangedSeries> {
  const { change, appointmentId } = body
  const key = { practiceId, seriesId, scope }
  const clinicians = change.kind === 'edit' && change.clinicianId !== undefined ? [change.clinicianId] : []
  const standing = await lockSeries(work, key, clinicians)
  const { plan, preview, labels } = await lookThroughChange(work, key, standing, body)
  if (preview.seen !== body.seen) {
    throw new AppError(
      'series_conflicts',
      'Nothing was changed: these appointments, or what is in their way, are not as you have seen them. Look through them again.',
      { current: preview },
    )
  }
  requireDecisions(preview.occurrences)
  if (change.kind === 'edit') {
    await writeEdit(work, standing, { plan, edit: change, occurrences: preview.occurrences, labels })
  } else {
    const called = plan.changes.filter((_, index) => preview.occurrences[index]?.choice !== 'skip')
    await cancelByPractice(
      work,
      called.map(({ row }) => row),
    )
  }
  const fields = change.kind === 'edit' ? editedFields(change) : ['status']
  const changeId = work.newId()
  const record = await recordOf(work, key, standing)
  await work.tx.insert(seriesChanges).values({
    ...{ organizationId: work.actor.organizationId, id: changeId, practiceId, seriesId },
    ...{ staffId: work.actor.staffId, madeAt: work.now(), record },
  })
  await recordAudit(work, {
    action: 'series_changed',
    resource: 'appointment_series',
    recordId: seriesId,
    changed: fields,
  })
  const done = preview.occurrences.filter(({ choice }) => choice !== 'skip')
  // What was over before the change begins was never going to move.
  const kept = preview.kept.filter(({ date }) => date >= plan.from)
  await notifyOfChange(work, { practiceId, changeId, kind: change.kind }, changedRows(record))
  return {
    ...{ changeId, count: done.length },
    seriesId: record.series.after.at(-1)?.id ?? seriesId,
    keptCount: kept.length + preview.occurrences.length - done.length,
    appointment: await findAppointment(work, { practiceId, appointmentId }, 'all'),
  }
}

type Key = Parameters<typeof loadSeries>[1]

/** What a change has made of the appointments and rules, beside what they were. */
async function recordOf(work: Work, key: Key, standing: StandingSeries) {
  const ids = standing.rows.map(({ id }) => id)
  const now = await loadRows(work, inArray(appointments.id, ids))
  const after = new Map(now.map((row) => [row.id, stateOf(row)]))
  const rows = standing.rows.flatMap((row) => {
    const [before, state] = [stateOf(row), after.get(row.id)]
    const isSame = state === undefined || (!isChanged(before, state) && isCountedAlike(before, state))
    return isSame ? [] : [{ appointmentId: row.id, before, after: state }]
  })
  const seriesIds = [...new Set([key.seriesId, ...now.map(({ seriesId }) => seriesId)])]
  const series: SeriesState[] = []
  for (const seriesId of seriesIds) {
    series.push(seriesStateOf(await loadSeries(work, { ...key, seriesId, scope: 'all' })))
  }
  return { rows, series: { before: seriesStateOf(standing), after: series } }
}

const isCountedAlike = (one: OccurrenceState, other: OccurrenceState): boolean =>
  one.seriesId === other.seriesId && one.occurrenceOn === other.occurrenceOn

/** The appointments whose own fields a change has changed. */
export const changedRows = ({ rows }: Awaited<ReturnType<typeof recordOf>>) =>
  rows.filter(({ before, after }) => isChanged(before, after))
