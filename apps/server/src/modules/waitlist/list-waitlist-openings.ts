import type * as api from '@oaklet/api/contract'
import { MAX_OPENING_DAYS, type Openings } from '@oaklet/api/contract'
import { addDays } from '../../calendar-day'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { findOpenings } from '../availability'
import { timesWanted } from './fits-entry'
import { findEntry } from './select-entries'

/** The openings that suit a client who waits, from a day on, within the days that they wait for. */
export async function listWaitlistOpenings(
  { scope, params: key, query }: CallOf<typeof api.listWaitlistOpenings>,
  work: Work,
): Promise<Openings> {
  const { entry } = await findEntry(work, key, scope)
  const { practiceId, clientId, clinicianIds, places, minutes, earliest, latest } = entry
  const startDate = query.startDate < earliest ? earliest : query.startDate
  const end = addDays(startDate, MAX_OPENING_DAYS - 1)
  const lastDate = latest !== null && latest < end ? latest : end
  if (lastDate < startDate) return { days: [], nextDate: null, lastDate }
  return findOpenings(work, scope, {
    ...{ practiceId, startDate, lastDate, minutes, clinicianIds, places, clientId },
    ...{ part: null, times: timesWanted(entry) },
  })
}
