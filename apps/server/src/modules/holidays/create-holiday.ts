import type { Holiday, HolidayInput } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import type { Deps } from '../../deps'
import { inWork } from '../../work'
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
  return inWork(deps, actor, (work) => insertHoliday(work, practiceId, input))
}
