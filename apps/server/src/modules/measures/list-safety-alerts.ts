import { accessScope, type Dashboard } from '@oaklet/api/contract'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import { measures } from '../../db/schema/measures-table'
import type { Work } from '../../work'
import { displayName, isVisibleClient, isClientOf, NAMED_CLIENT } from '../caseload'
import { HAS_OPEN_ALERT } from './has-open-alert'

const MOST_NAMED = 10

/** One line for each client: a conversation about the last closes those before it. */
const IS_LAST_OPEN = sql`not exists (
  select from measures later
  where later.organization_id = ${measures.organizationId} and later.practice_id = ${measures.practiceId}
    and later.client_id = ${measures.clientId}
    and later.kind = 'phq9' and later.status = 'final' and later.answers[9] > 0 and later.alert_closed_at is null
    and (later.taken_on, later.recorded_at, later.id)
      > (${measures.takenOn}, ${measures.recordedAt}, ${measures.id})
)`

/** Lists the clients with an open safety alert, each with the last one; null when the actor may not see any. */
export async function listSafetyAlerts(work: Work, practiceId: string): Promise<Dashboard['alerts']> {
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
        HAS_OPEN_ALERT,
        IS_LAST_OPEN,
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
