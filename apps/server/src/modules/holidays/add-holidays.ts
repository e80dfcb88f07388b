import type { AddHolidaysBody, Holiday } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
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
  return inWork(deps, actor, async (work) => {
    const added: Holiday[] = []
    for (const holiday of holidays) added.push(await insertHoliday(work, practiceId, holiday))
    return added
  })
}
