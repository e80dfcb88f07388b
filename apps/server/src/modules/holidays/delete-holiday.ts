import type * as api from '@oaklet/api/contract'
import { holidays } from '../../db/schema/holidays-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { writeLocations } from './closed-locations'
import { isHoliday, lockHoliday } from './find-holiday'

/** Deletes a holiday, with all of its occurrences. */
export async function deleteHoliday(
  { actor, params: key }: CallOf<typeof api.deleteHoliday>,
  work: Work,
): Promise<null> {
  await lockHoliday(work, key)
  await writeLocations(work, key, [])
  await work.tx.delete(holidays).where(isHoliday(actor, key))
  await recordAudit(work, { action: 'deleted', resource: 'holiday', recordId: key.holidayId })
  return null
}
