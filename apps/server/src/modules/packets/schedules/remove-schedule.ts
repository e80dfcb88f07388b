import type * as api from '@oaklet/api/contract'
import type { MeasureSchedule } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { measureSchedules } from '../../../db/schema/measure-schedules-table'
import type { CallOf } from '../../../http/mount'
import type { Work } from '../../../work'
import { recordAudit } from '../../audit'
import { clientOf } from '../../caseload'
import { isScheduleOfClient, selectSchedules } from './select-schedules'
import { kindOf } from './set-schedule'

/** Asks a client for a questionnaire no more; one that is not asked for is as it should be. */
export async function removeMeasureSchedule(
  { scope, params: { measure, ...key } }: CallOf<typeof api.removeMeasureSchedule>,
  work: Work,
): Promise<MeasureSchedule[]> {
  await clientOf(work, key, scope)
  const removed = await work.tx
    .delete(measureSchedules)
    .where(and(isScheduleOfClient(work, key), eq(measureSchedules.kind, kindOf(measure))))
    .returning({ id: measureSchedules.id })
  for (const { id: recordId } of removed) {
    await recordAudit(work, { action: 'deleted', resource: 'measure_schedule', recordId })
  }
  return selectSchedules(work, key)
}
