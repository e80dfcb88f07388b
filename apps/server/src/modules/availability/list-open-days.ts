import type * as api from '@oaklet/api/contract'
import { dateOfDayNumber, dayNumber, type OpenDay } from '@oaklet/api/contract'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { loadOpenHours } from './load-open-hours'
import { openDay } from './open-hours'

/** When the practice is open on each day of the range; with a clinician, and that person works. */
export async function listOpenDays(
  { actor, scope, params: { practiceId }, query: { clinicianId, ...range } }: CallOf<typeof api.listOpenDays>,
  work: Work,
): Promise<OpenDay[]> {
  // An actor who may see their own calendar only gets no other person's hours.
  const isTold = clinicianId !== undefined && (scope === 'all' || clinicianId === actor.staffId)
  const first = dayNumber(range.startDate)
  const dates = Array.from({ length: dayNumber(range.endDate) - first + 1 }, (_, day) =>
    dateOfDayNumber(first + day),
  )

  const hours = await loadOpenHours(work.tx, actor, practiceId, isTold ? clinicianId : null, range)
  return dates.map((date) => openDay(hours, date))
}
