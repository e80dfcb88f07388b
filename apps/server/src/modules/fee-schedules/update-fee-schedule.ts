import type * as api from '@oaklet/api/contract'
import type { FeeSchedule } from '@oaklet/api/contract'
import { feeSchedules } from '../../db/schema/fee-schedules-table'
import { staleEdit } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { lockPractice } from '../organization'
import { requireSoundSchedule } from './require-sound-schedule'
import { findFeeSchedule, isFeeSchedule } from './select-fee-schedules'

/** Changes a fee schedule, unless someone else has changed it since `version`. */
export async function updateFeeSchedule(
  { actor, params: key, body: { version, ...input } }: CallOf<typeof api.updateFeeSchedule>,
  work: Work,
): Promise<FeeSchedule> {
  await lockPractice(work, key.practiceId)
  const before = await findFeeSchedule(work, key)
  if (before.version !== version) throw staleEdit(before)
  await requireSoundSchedule(work, key.practiceId, input, before)
  await work.tx
    .update(feeSchedules)
    .set({ ...input, version: version + 1, updatedAt: work.now() })
    .where(isFeeSchedule(actor, key))
  const changed = changedFields(before, input)
  await recordAudit(work, { action: 'updated', resource: 'fee_schedule', recordId: key.scheduleId, changed })
  return findFeeSchedule(work, key)
}
