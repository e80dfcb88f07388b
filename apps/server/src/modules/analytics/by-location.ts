import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import type { AnalyticsScope } from './analytics-scope'
import type { Split } from './breakdowns'
import { readNames } from './read-names'

const TELEHEALTH = 'telehealth'

/** Splits appointments by where they are held. */
export async function byLocation(tx: Tx, { organizationId, practiceId }: AnalyticsScope): Promise<Split> {
  const nameOf = await readNames(
    tx,
    sql`select id, name from locations where organization_id = ${organizationId} and practice_id = ${practiceId}`,
  )
  return {
    name: 'Location',
    told: 'by location or telehealth',
    key: sql`coalesce(a.location_id::text, ${TELEHEALTH})`,
    label: (id) => (id === TELEHEALTH ? 'Telehealth' : nameOf(id)),
  }
}
