import { MANY_STATEMENTS, MAX_STATEMENT_CANDIDATES, type StatementCandidates } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { and, eq, gte } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { permittedEmails } from '../billing-documents'
import { displayName, isVisibleClient } from '../caseload'
import { practiceToday } from '../organization'
import { hasNoDraft, selectCandidates, sentCountOf } from './select-candidates'

/** The clients who owe something, by the name that they are sorted by. */
export async function listStatementCandidates(
  { actor, scope, params: { practiceId }, query }: CallOf<typeof api.listStatementCandidates>,
  work: Work,
): Promise<StatementCandidates> {
  const { currency } = await practiceToday(work, practiceId)
  const place = { organizationId: actor.organizationId, practiceId }
  const rows = await selectCandidates(work.tx, place, {
    where: (owed) =>
      and(
        isVisibleClient(actor, practiceId, scope),
        query.clientId === undefined ? undefined : eq(clients.id, query.clientId),
        query.filter === 'after_three' ? gte(sentCountOf(owed, place), MANY_STATEMENTS) : hasNoDraft(place),
      ),
    limit: MAX_STATEMENT_CANDIDATES + 1,
  })
  const shown = rows.slice(0, MAX_STATEMENT_CANDIDATES)
  return {
    items: shown.map(({ client, owedCents, lastStatementOn, sentCount, draftId }) => ({
      client: { id: client.id, name: displayName(client) },
      ...{ owedCents, lastStatementOn, sentCount, draftId },
      emails: permittedEmails(client.contacts),
    })),
    hasMore: rows.length > shown.length,
    currency,
  }
}
