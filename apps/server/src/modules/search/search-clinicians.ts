import { accessScope, type ClinicianHit } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import { findClinicians } from '../staff'
import type { SearchContext } from './search-context'

/** Likeness in trigrams, from 0 to 1, from which on a name is meant; staff are few, so no index is needed. */
const MIN_LIKENESS = 0.5

/** The clinicians whose appointments the actor may see, by a name that is like the phrase. */
export async function searchClinicians(context: SearchContext): Promise<ClinicianHit[]> {
  const { practiceId, phrase, limit } = context
  const { tx, actor } = context.work
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
