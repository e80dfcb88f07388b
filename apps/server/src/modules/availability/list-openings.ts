import type * as api from '@oaklet/api/contract'
import { MAX_OPENING_DAYS, type Openings } from '@oaklet/api/contract'
import { addDays } from '../../calendar-day'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { clientOf } from '../caseload'
import { findOpenings } from './find-openings'

/** When something of a length can be booked without a question, day by day until there are enough. */
export async function listOpenings(
  { scope, params: { practiceId }, query }: CallOf<typeof api.listOpenings>,
  work: Work,
): Promise<Openings> {
  const { startDate, minutes, place, clinicianId, clientId, part = null } = query
  if (clientId !== undefined) await clientOf(work, { practiceId, clientId }, scope)
  return findOpenings(work, scope, {
    ...{ practiceId, startDate, lastDate: addDays(startDate, MAX_OPENING_DAYS - 1), minutes, part },
    clinicianIds: clinicianId === undefined ? [] : [clinicianId],
    places: place === undefined ? [] : [place],
    ...{ clientId: clientId ?? null, times: null },
  })
}
