import { accessScope, type ClinicianHit } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import { holdsWords } from '../../db/folded'
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

/** Finds the clinicians whose appointments the actor may see, by the words of their name; by a name that is like the phrase only when there are none. */
async function findHits({ work, practiceId, phrase, limit }: RecordQuery): Promise<ClinicianHit[]> {
  const { tx, actor } = work
  const scope = accessScope(actor.permissions, 'appointments:view')
  if (scope === 'none') return []
  const whose = scope === 'own' ? actor.staffId : undefined
  const clinicians = await findClinicians(tx, actor.organizationId, practiceId, whose)
  const names = JSON.stringify(clinicians.map(({ name }) => name))
  const rows = await rowsOf<{ place: number; isHeld: boolean }>(
    tx,
    sql`select (name.place - 1)::int as place, typed.is_held as "isHeld"
        from jsonb_array_elements_text(${names}::jsonb) with ordinality as name (text, place)
        cross join lateral oaklet_name_text(name.text) as folded (name)
        cross join lateral word_similarity(oaklet_folded(${phrase.text}), folded.name) as likeness
        cross join lateral (select ${holdsWords(sql`folded.name`, phrase.text)}) as typed (is_held)
        where typed.is_held or likeness >= ${MIN_LIKENESS}
        order by typed.is_held desc, likeness desc, place
        limit ${limit}`,
  )
  const held = rows.filter(({ isHeld }) => isHeld)
  return (held.length > 0 ? held : rows).flatMap(({ place }) => {
    const found = clinicians[place]
    if (found === undefined) return []
    return { kind: 'clinician', id: found.id, name: found.name, credentials: found.credentials }
  })
}
