import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
import { recordAudit } from '../audit'
import { writeLocations } from './closed-locations'
import { isHoliday, lockHoliday, type HolidayKey } from './find-holiday'
import { holidays } from './holidays-table'

/** Deletes a holiday, with all of its occurrences. */
export function deleteHoliday(deps: Deps, actor: StaffActor, key: HolidayKey): Promise<null> {
  requirePractice(actor, key.practiceId)
  scopeOf(actor, 'settings:edit')
  return inWork(deps, actor, async (work) => {
    await lockHoliday(work, key)
    await writeLocations(work, key, [])
    await work.tx.delete(holidays).where(isHoliday(actor, key))
    await recordAudit(work, { action: 'deleted', resource: 'holiday', recordId: key.holidayId })
    return null
  })
}
