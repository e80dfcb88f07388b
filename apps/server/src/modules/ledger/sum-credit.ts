import { and, eq, sql } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import { ledgerEntries } from '../../db/schema/ledger-table'
import type { Work } from '../../work'
import { isVisibleClient } from '../caseload'
import { CREDIT_CENTS, isCredit } from './ledger'

/** How many clients have credit, and what it comes to, in cents. */
interface CreditSum {
  clients: number
  totalCents: number
}

/** A subquery: the credit of each client of the practice who has some, in cents. */
export const creditsOf = ({ tx, actor }: Work, practiceId: string) =>
  tx
    .select({ clientId: ledgerEntries.clientId, cents: CREDIT_CENTS.as('cents') })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.organizationId, actor.organizationId),
        eq(ledgerEntries.practiceId, practiceId),
        isCredit,
      ),
    )
    .groupBy(ledgerEntries.clientId)
    .having(sql`${CREDIT_CENTS} > 0`)
    .as('credits')

/** The credit of the practice's clients whom the actor may see. */
export async function sumCredit(work: Work, practiceId: string, scope: Scope): Promise<CreditSum> {
  const credits = creditsOf(work, practiceId)
  const [row] = await work.tx
    .select({
      clients: sql<number>`count(*)::int`,
      totalCents: sql<number>`coalesce(sum(${credits.cents}), 0)::float8`,
    })
    .from(credits)
    .innerJoin(clients, eq(clients.id, credits.clientId))
    .where(isVisibleClient(work.actor, practiceId, scope))
  if (row === undefined) throw new Error('A sum gave no row')
  return row
}
