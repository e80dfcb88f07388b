import { accessScope, type ClinicianHit } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import { exportedStaff, exportedStaffPractices, exportedStaffRoles, staff } from '../../db/schema/staff-table'
import { exportedStaffWorkingHours } from '../../db/schema/working-hours-table'
import { namesIn, type RecordKind, type RecordQuery } from '../../record-kind'
import { findClinicians } from './find-clinicians'

/** Likeness in trigrams, from 0 to 1, from which on a name is meant; staff are few, so no index is needed. */
const MIN_LIKENESS = 0.5

export const staffRecord: RecordKind = {
  tables: [exportedStaff, exportedStaffPractices, exportedStaffRoles, exportedStaffWorkingHours],
  names: { staff: namesIn(staff), user: namesIn(staff, staff.userId) },
  search: { kind: 'clinician', find: findHits },
}

/** Finds the clinicians whose appointments the actor may see, by a name that is like the phrase. */
async function findHits({ work, practiceId, phrase, limit }: RecordQuery): Promise<ClinicianHit[]> {
  const { tx, actor } = work
  const scope = accessScope(actor.permissions, 'appointments:view')
  if (scope === 'none') return []
  const whose = scope === 'own' ? actor.staffId : undefined
  const clinicians = await findClinicians(tx, actor.organizationId, practiceId, whose)
  const names = JSON.stringify(clinicians.map(({ name }) => name))
  const rows = await rowsOf<{ place: number }>(
    tx,
    sql`select (name.place - 1)::int as place
        from jsonb_array_elements_text(${names}::jsonb) with ordinality as name (text, place)
        where word_similarity(${phrase.text}, name.text) >= ${MIN_LIKENESS}
        order by word_similarity(${phrase.text}, name.text) desc, place
        limit ${limit}`,
  )
  return rows.flatMap(({ place }) => {
    const found = clinicians[place]
    if (found === undefined) return []
    return { kind: 'clinician', id: found.id, name: found.name, credentials: found.credentials }
  })
}
