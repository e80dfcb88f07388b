import type { Holiday, HolidayInput } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { insertHoliday } from './insert-holiday'

/** Adds a holiday to the practice. */
export function createHoliday(
  deps: Deps,
  actor: StaffActor,
  { practiceId }: { practiceId: string },
  input: HolidayInput,
): Promise<Holiday> {
  requirePractice(actor, practiceId)
  scopeOf(actor, 'settings:edit')
  return inTenant(deps.db, actor.organizationId, (tx) => insertHoliday(tx, deps, actor, practiceId, input))
}
