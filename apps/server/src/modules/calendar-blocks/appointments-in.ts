import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/database'
import type { Work } from '../../work'
import { blockTimes, type BlockRow, OCCUPYING_STATUSES } from '../availability'

/** The ids of the appointments in the times of a block, by their start; past ones are left out. */
export async function appointmentsIn(work: Work, block: BlockRow): Promise<string[]> {
  const now = work.now()
  const times = blockTimes(block, {})
    .filter(({ endsAt }) => endsAt > now)
    .map(({ startsAt, endsAt }) => ({ starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() }))
  const isOf = (column: 'clinician_id' | 'location_id', ids: readonly string[]) => {
    if (ids.length === 0) return sql`true`
    const named = JSON.stringify(ids)
    return sql`a.${sql.identifier(column)} in (select jsonb_array_elements_text(${named}::jsonb)::uuid)`
  }
  const found = await rowsOf<{ id: string }>(
    work.tx,
    sql`
      select distinct a.starts_at, a.id
      from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as t (starts_at timestamptz, ends_at timestamptz)
      join appointments a on a.organization_id = ${block.organizationId}
        and a.practice_id = ${block.practiceId}
        and a.status in ${OCCUPYING_STATUSES}
        and a.starts_at < t.ends_at and a.ends_at > t.starts_at
        and a.ends_at > ${now.toISOString()}::timestamptz
        and ${isOf('clinician_id', block.staffIds)}
        and ${isOf('location_id', block.locationIds)}
      order by a.starts_at, a.id`,
  )
  return found.map(({ id }) => id)
}
