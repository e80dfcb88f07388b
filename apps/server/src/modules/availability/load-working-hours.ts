import type { DateRange } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { staffWorkingHours } from '../../db/schema/working-hours-table'
import { findClinicians } from '../staff'
import { loadOpenHours } from './load-open-hours'
import type { OpenHours } from './open-hours'

/** When a practice is open and when its clinicians work: all of them, or one. */
interface WorkingHours {
  practice: OpenHours
  clinicians: ReadonlyMap<string, OpenHours>
}

/** The hours of each of a practice's clinicians, or of one; with the range's holidays. */
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
  const practice = await loadOpenHours(tx, { organizationId }, practiceId, null, range)
  const ids = clinicians.map(({ id }) => id)
  const said = await tx
    .select()
    .from(staffWorkingHours)
    .where(and(eq(staffWorkingHours.organizationId, organizationId), inArray(staffWorkingHours.staffId, ids)))
  const hoursOf = (id: string) =>
    new Map(said.filter((each) => each.staffId === id).map((each) => [each.locationId, each.hours]))
  return {
    practice,
    clinicians: new Map(
      clinicians.map(({ id, name }) => [id, { ...practice, clinician: { name, hours: hoursOf(id) } }]),
    ),
  }
}
