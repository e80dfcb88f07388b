import type * as api from '@oaklet/api/contract'
import type { Holiday } from '@oaklet/api/contract'
import { holidays } from '../../db/schema/holidays-table'
import { staleEdit } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { lockNamedLocations, requireLocations, writeLocations } from './closed-locations'
import { findHoliday, isHoliday, lockHoliday } from './find-holiday'
import { holidayColumns, comparableHoliday } from './holiday-columns'

/** Changes a holiday, unless someone else has changed it since `version`. */
export async function updateHoliday(
  { actor, params: key, body: { version, ...input } }: CallOf<typeof api.updateHoliday>,
  work: Work,
): Promise<Holiday> {
  // Locations before holidays, as deleting a location does: so neither waits for the other.
  const known = await lockNamedLocations(work, key.practiceId, input.locations)
  const before = await lockHoliday(work, key)
  if (before.version !== version) throw staleEdit(before)
  requireLocations(known, input.locations)
  await work.tx
    .update(holidays)
    .set({ ...holidayColumns(input), version: version + 1, updatedAt: work.now() })
    .where(isHoliday(actor, key))
  await writeLocations(work, key, input.locations)
  const changed = changedFields(comparableHoliday(before), comparableHoliday(input))
  await recordAudit(work, {
    action: 'updated',
    resource: 'holiday',
    recordId: key.holidayId,
    changed,
  })
  return findHoliday(work, key)
}
