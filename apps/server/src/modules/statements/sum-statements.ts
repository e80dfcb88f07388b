import { MANY_STATEMENTS, type BillingHome, type StatementTotals } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import { and, eq, gte, sql, type SQL } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import { statements } from '../../db/schema/statements-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isClientOf, isVisibleClient } from '../caseload'
import { practiceToday } from '../organization'
import { isListed } from './listed-statements'
import { isOwedBy, owedByClient, sentCountOf } from './select-candidates'
import { isVisibleStatement } from './select-statements'

/** How many of the statements that filters leave are in which state, and what the clients with drafts owe. */
export async function getStatementTotals(
  { scope, params: { practiceId }, query }: CallOf<typeof api.getStatementTotals>,
  work: Work,
): Promise<StatementTotals> {
  const { today } = await practiceToday(work, practiceId)
  const which = isListed(query, today)
  const { draftCount, draftCents, sentCount } = await sumStatements(work, practiceId, scope, which)
  return { draftCount, draftCents, sentCount }
}

async function sumStatements({ tx, actor }: Work, practiceId: string, scope: Scope, which?: SQL) {
  const isDraft = eq(statements.status, 'draft')
  const owed = owedByClient(tx, { organizationId: actor.organizationId, practiceId })
  const [row] = await tx
    .select({
      draftCount: sql<number>`(count(*) filter (where ${isDraft}))::int`,
      draftCents: sql<number>`coalesce(sum(${owed.cents}) filter (where ${isDraft}), 0)::float8`,
      oldestDraftOn: sql<string | null>`(min(${statements.draftedOn}) filter (where ${isDraft}))::text`,
      sentCount: sql<number>`(count(*) filter (where not ${isDraft}))::int`,
    })
    .from(statements)
    .innerJoin(clients, isClientOf(statements))
    .leftJoin(owed, isOwedBy(owed))
    .where(and(isVisibleStatement(actor, practiceId, scope), which))
  if (row === undefined) throw new Error('A sum gave no row')
  return row
}

/** The statements that wait to be sent, and the clients who owe something after three of them. */
export async function sumWaitingStatements(
  work: Work,
  practiceId: string,
  scope: Scope,
): Promise<Pick<BillingHome, 'draftStatements' | 'afterThreeStatements'>> {
  const { draftCount, draftCents, oldestDraftOn } = await sumStatements(work, practiceId, scope)
  const place = { organizationId: work.actor.organizationId, practiceId }
  const owed = owedByClient(work.tx, place)
  const [afterThree] = await work.tx
    .select({
      clients: sql<number>`count(*)::int`,
      totalCents: sql<number>`coalesce(sum(${owed.cents}), 0)::float8`,
    })
    .from(clients)
    .innerJoin(owed, isOwedBy(owed))
    .where(
      and(isVisibleClient(work.actor, practiceId, scope), gte(sentCountOf(owed, place), MANY_STATEMENTS)),
    )
  if (afterThree === undefined) throw new Error('A sum gave no row')
  return {
    draftStatements: { count: draftCount, totalCents: draftCents, oldestOn: oldestDraftOn },
    afterThreeStatements: afterThree,
  }
}
