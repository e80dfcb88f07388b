import type * as api from '@oaklet/api/contract'
import type { FeeSchedule } from '@oaklet/api/contract'
import { feeSchedules } from '../../db/schema/fee-schedules-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { lockPractice } from '../organization'
import { requireSoundSchedule } from './require-sound-schedule'
import { findFeeSchedule } from './select-fee-schedules'

/** Adds a fee schedule of a payer. */
export async function createFeeSchedule(
  { actor, params: { practiceId }, body }: CallOf<typeof api.createFeeSchedule>,
  work: Work,
): Promise<FeeSchedule> {
  await lockPractice(work, practiceId)
  await requireSoundSchedule(work, practiceId, body)
  const [id, now] = [work.newId(), work.now()]
  await work.tx.insert(feeSchedules).values({
    ...body,
    organizationId: actor.organizationId,
    id,
    practiceId,
    createdAt: now,
    updatedAt: now,
  })
  const changed = Object.keys(body)
  await recordAudit(work, { action: 'created', resource: 'fee_schedule', recordId: id, changed })
  return findFeeSchedule(work, { practiceId, scheduleId: id })
}
