import type * as api from '@oaklet/api/contract'
import { feeSchedules } from '../../db/schema/fee-schedules-table'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { isFeeSchedule } from './select-fee-schedules'

/** Deletes a fee schedule, which nothing refers to. */
export async function deleteFeeSchedule(
  { actor, params: key }: CallOf<typeof api.deleteFeeSchedule>,
  work: Work,
): Promise<null> {
  const deleted = await work.tx
    .delete(feeSchedules)
    .where(isFeeSchedule(actor, key))
    .returning({ id: feeSchedules.id })
  if (deleted.length === 0) throw notFound()
  await recordAudit(work, { action: 'deleted', resource: 'fee_schedule', recordId: key.scheduleId })
  return null
}
