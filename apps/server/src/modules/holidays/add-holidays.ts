import type { AddHolidaysBody, Holiday } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { insertHoliday } from './insert-holiday'

/** Adds several holidays to the practice, all of them or none. */
export function addHolidays(
  deps: Deps,
  actor: StaffActor,
  { practiceId }: { practiceId: string },
  { holidays }: AddHolidaysBody,
): Promise<Holiday[]> {
  requirePractice(actor, practiceId)
  scopeOf(actor, 'settings:edit')
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    const added: Holiday[] = []
    for (const holiday of holidays) added.push(await insertHoliday(tx, deps, actor, practiceId, holiday))
    return added
  })
}
