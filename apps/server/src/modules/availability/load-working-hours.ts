import type { DateRange } from '@oaklet/api/contract'
import type { Tx } from '../../db/database'
import { findClinicians } from '../staff'
import { loadHoursOf } from './load-open-hours'
import type { OpenHours } from './open-hours'

/** When a practice is open and when its clinicians work: all of them, or one. */
interface WorkingHours {
  practice: OpenHours
  clinicians: ReadonlyMap<string, OpenHours>
}

/** The hours of each of a practice's clinicians, or of one; with the range's holidays and blocks. */
export async function loadWorkingHours(
  tx: Tx,
  {
    organizationId,
    practiceId,
    staffId,
  }: { organizationId: string; practiceId: string; staffId?: string | undefined },
  range: DateRange,
): Promise<WorkingHours> {
  const clinicians = await findClinicians(tx, organizationId, practiceId, staffId)
  const ids = clinicians.map(({ id }) => id)
  const loaded = await loadHoursOf(tx, { organizationId }, practiceId, ids, range)
  return {
    practice: loaded(null),
    clinicians: new Map(ids.map((id) => [id, loaded(id)])),
  }
}
