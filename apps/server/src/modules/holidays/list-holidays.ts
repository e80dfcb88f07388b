import type { Holiday, HolidaysQuery } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import { requirePractice, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { holidays } from './holidays-table'
import { selectHolidays } from './select-holidays'

/** The practice's holidays by date; with a range, those of which an occurrence falls into it. */
export function listHolidays(
  deps: Deps,
  actor: StaffActor,
  { practiceId }: { practiceId: string },
  range: HolidaysQuery,
): Promise<Holiday[]> {
  requirePractice(actor, practiceId)
  return inTenant(deps.db, actor.organizationId, (tx) =>
    selectHolidays(tx, actor.organizationId, eq(holidays.practiceId, practiceId), range),
  )
}
