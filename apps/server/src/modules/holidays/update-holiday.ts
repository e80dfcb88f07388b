import type { Holiday, UpdateHolidayBody } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { staleEdit } from '../../errors'
import { inWork } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { lockNamedLocations, requireLocations, writeLocations } from './closed-locations'
import { findHoliday, isHoliday, lockHoliday, type HolidayKey } from './find-holiday'
import { holidayColumns, comparableHoliday } from './holiday-columns'
import { holidays } from './holidays-table'

/** Changes a holiday, unless someone else has changed it since `version`. */
export function updateHoliday(
  deps: Deps,
  actor: StaffActor,
  key: HolidayKey,
  { version, ...input }: UpdateHolidayBody,
): Promise<Holiday> {
  requirePractice(actor, key.practiceId)
  scopeOf(actor, 'settings:edit')
  return inWork(deps, actor, async (work) => {
    // Locations before holidays, as deleting a location does: so neither waits for the other.
    const known = await lockNamedLocations(work, key.practiceId, input.locations)
    const before = await lockHoliday(work, key)
    if (before.version !== version) throw staleEdit(before)
    requireLocations(known, input.locations)
    await work.tx
      .update(holidays)
      .set({ ...holidayColumns(input), version: version + 1, updatedAt: deps.clock.now() })
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
  })
}
