import type * as api from '@oaklet/api/contract'
import type { FeeSchedule } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isScheduleOfPractice, selectFeeSchedules } from './select-fee-schedules'

/** The fee schedules of the practice's payers. */
export const listFeeSchedules = (
  { actor, params: { practiceId } }: CallOf<typeof api.listFeeSchedules>,
  work: Work,
): Promise<FeeSchedule[]> => selectFeeSchedules(work.tx, isScheduleOfPractice(actor, practiceId))
