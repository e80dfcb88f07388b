import { accessScope, type Dashboard } from '@oaklet/api/contract'
import { and, desc, eq, gte, ne, sql } from 'drizzle-orm'
import { addDays } from '../../calendar-day'
import { clients } from '../../db/schema/clients-table'
import { measures } from '../../db/schema/measures-table'
import type { Work } from '../../work'
import { displayName, isVisibleClient, isClientOf, NAMED_CLIENT } from '../caseload'

/** Alerts expire after 30 days without a new PHQ-9. */
const STANDS_FOR_DAYS = 30
const MOST_NAMED = 10

/** As the index says it, with the values written out: a partial index is only used where they are. */
const TELLS_OF_SELF_HARM = sql`${measures.kind} = 'phq9' and ${measures.status} = 'final' and ${measures.answers}[9] > 0`

/** Looks at the end of each such client's measures alone; `not exists` may read the history of all. */
const IS_LATEST = sql`${measures.id} = (
  select latest.id from measures latest
  where latest.organization_id = ${measures.organizationId} and latest.client_id = ${measures.clientId}
    and latest.kind = 'phq9' and latest.status = 'final'
  order by latest.taken_on desc, latest.recorded_at desc, latest.id desc
  limit 1
)`

/** Lists the clients whose latest answer reports thoughts of self-harm; null when the actor may not see any. */
export async function listSafetyAlerts(
  work: Work,
  practiceId: string,
  today: string,
): Promise<Dashboard['alerts']> {
  const ofClients = accessScope(work.actor.permissions, 'clients:view')
  const ofMeasures = accessScope(work.actor.permissions, 'measures:view')
  if (ofClients === 'none' || ofMeasures === 'none') return null
  const rows = await work.tx
    .select({
      measureId: measures.id,
      takenOn: measures.takenOn,
      client: NAMED_CLIENT,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(measures)
    .innerJoin(clients, isClientOf(measures))
    .where(
      and(
        eq(measures.organizationId, work.actor.organizationId),
        eq(measures.practiceId, practiceId),
        TELLS_OF_SELF_HARM,
        gte(measures.takenOn, addDays(today, -STANDS_FOR_DAYS)),
        IS_LATEST,
        isVisibleClient(work.actor, practiceId, ofClients),
        isVisibleClient(work.actor, practiceId, ofMeasures),
        ne(clients.status, 'archived'),
      ),
    )
    .orderBy(desc(measures.takenOn), desc(measures.recordedAt), desc(measures.id))
    .limit(MOST_NAMED)
  return {
    total: rows[0]?.total ?? 0,
    newest: rows.map(({ measureId, takenOn, client }) => ({
      clientId: client.id,
      clientName: displayName(client),
      measureId,
      takenOn,
    })),
  }
}
