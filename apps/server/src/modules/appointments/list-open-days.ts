import { dateOfDayNumber, dayNumber, type OpenDay, type OpenDaysQuery } from '@oaklet/api/contract'
import { requirePractice, scopeOf, type StaffActor } from '../../actor'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { loadOpenHours } from './load-open-hours'
import { openDay } from './open-hours'

/** When the practice is open on each day of the range; with a clinician, and that person works. */
export function listOpenDays(
  deps: Deps,
  actor: StaffActor,
  { practiceId }: { practiceId: string },
  { clinicianId, ...range }: OpenDaysQuery,
): Promise<OpenDay[]> {
  requirePractice(actor, practiceId)
  const scope = scopeOf(actor, 'appointments:view')
  // Whoever sees their own calendar only is told of nobody else's hours.
  const isTold = clinicianId !== undefined && (scope === 'all' || clinicianId === actor.staffId)
  const first = dayNumber(range.startDate)
  const dates = Array.from({ length: dayNumber(range.endDate) - first + 1 }, (_, day) =>
    dateOfDayNumber(first + day),
  )
  return inTenant(deps.db, actor.organizationId, async (tx) => {
    const hours = await loadOpenHours(tx, actor, practiceId, isTold ? clinicianId : null, range)
    return dates.map((date) => openDay(hours, date))
  })
}
