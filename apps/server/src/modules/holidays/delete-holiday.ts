import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { recordAudit } from '../audit'
import { writeLocations } from './closed-locations'
import { isHoliday, lockHoliday, type HolidayKey } from './find-holiday'
import { holidays } from './holidays-table'

/** Deletes a holiday, with all of its occurrences. */
export function deleteHoliday(deps: Deps, actor: StaffActor, key: HolidayKey): Promise<null> {
  requirePractice(actor, key.practiceId)
  scopeOf(actor, 'settings:edit')
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    await lockHoliday(tx, actor, key)
    await writeLocations(tx, actor, key, [])
    await tx.delete(holidays).where(isHoliday(actor, key))
    await recordAudit(tx, deps, actor, { action: 'deleted', resource: 'holiday', recordId: key.holidayId })
    return null
  })
}
