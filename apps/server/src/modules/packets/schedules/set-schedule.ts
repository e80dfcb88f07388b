import type * as api from '@oaklet/api/contract'
import { MEASURE_KINDS, type MeasureKind, type MeasureSchedule } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { measureSchedules } from '../../../db/schema/measure-schedules-table'
import { notFound } from '../../../errors'
import type { CallOf } from '../../../http/mount'
import type { Work } from '../../../work'
import { recordAudit } from '../../audit'
import { holdClientOf } from '../../caseload'
import { requireNotArchived } from '../require-not-archived'
import { isScheduleOfClient, selectSchedules } from './select-schedules'

/** Asks a client for a questionnaire from now on. */
export async function setMeasureSchedule(
  { actor, scope, params: { measure, ...key }, body: { rhythm } }: CallOf<typeof api.setMeasureSchedule>,
  work: Work,
): Promise<MeasureSchedule[]> {
  const kind = kindOf(measure)
  requireNotArchived(await holdClientOf(work, key, scope))
  const [before] = await work.tx
    .select()
    .from(measureSchedules)
    .where(and(isScheduleOfClient(work, key), eq(measureSchedules.kind, kind)))
    .for('update')
  if (before?.rhythm === rhythm) return selectSchedules(work, key)
  const [now, setById] = [work.now(), actor.staffId]
  const [saved] = await work.tx
    .insert(measureSchedules)
    .values({
      ...{ ...key, organizationId: actor.organizationId, id: work.newId(), kind, rhythm, setById },
      ...{ createdAt: now, updatedAt: now },
    })
    .onConflictDoUpdate({
      target: [measureSchedules.organizationId, measureSchedules.clientId, measureSchedules.kind],
      set: { rhythm, setById, updatedAt: now },
    })
    .returning({ id: measureSchedules.id })
  if (saved === undefined) throw new Error('a schedule that was set is there')
  const action = before === undefined ? 'created' : 'updated'
  await recordAudit(work, { action, resource: 'measure_schedule', recordId: saved.id, changed: ['rhythm'] })
  return selectSchedules(work, key)
}

/** The questionnaire that an address names; throws 404 for one that there is not. */
export function kindOf(measure: string): MeasureKind {
  const kind = MEASURE_KINDS.find((one) => one === measure)
  if (kind === undefined) throw notFound()
  return kind
}
