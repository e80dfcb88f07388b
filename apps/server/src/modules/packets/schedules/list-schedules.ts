import type * as api from '@oaklet/api/contract'
import type { MeasureSchedule } from '@oaklet/api/contract'
import type { CallOf } from '../../../http/mount'
import type { Work } from '../../../work'
import { clientOf } from '../../caseload'
import { selectSchedules } from './select-schedules'

/** The questionnaires that a client is asked for by themselves. */
export async function listMeasureSchedules(
  { scope, params: key }: CallOf<typeof api.listMeasureSchedules>,
  work: Work,
): Promise<MeasureSchedule[]> {
  await clientOf(work, key, scope)
  return selectSchedules(work, key)
}
