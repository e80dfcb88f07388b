import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { clients } from '../../db/schema/clients-table'
import { debts } from '../../db/schema/debts-table'
import { statements } from '../../db/schema/statements-table'
import { BY_NAME, NAMED_CLIENT, NAME_KEY } from '../caseload'
import type { StatementClientKey } from './draft-statement-document'

type Place = Omit<StatementClientKey, 'clientId'>

/** A subquery: what each client of the practice who owes something has left to pay, and since which entry they owe it. */
export const owedByClient = (tx: Tx, { organizationId, practiceId }: Place) =>
  tx
    .select({
      clientId: debts.clientId,
      cents: sql<number>`sum(${debts.cents})::float8`.as('cents'),
      // Written out, as columns are not qualified where one table alone is selected from.
      sinceSeq: sql<number>`min((
        select min(e.seq) from ledger_entries e
        where e.organization_id = debts.organization_id and e.invoice_id = debts.invoice_id
      ))`.as('since_seq'),
    })
    .from(debts)
    .where(
      and(eq(debts.organizationId, organizationId), eq(debts.practiceId, practiceId), isNull(debts.untilOn)),
    )
    .groupBy(debts.clientId)
    .as('owed')

type Owed = ReturnType<typeof owedByClient>

/** The statements of a client, of which a condition picks some. */
const ofClient = (picked: SQL, { organizationId, practiceId }: Place) => sql`from ${statements}
  where ${statements.organizationId} = ${organizationId} and ${statements.practiceId} = ${practiceId}
    and ${statements.clientId} = ${clients.id} and ${picked}`

/** How many statements knew of the oldest invoice on which something is left to pay. */
export const sentCountOf = (owed: Owed, place: Place): SQL<number> =>
  sql`(select count(*)::int ${ofClient(sql`${statements.throughSeq} >= ${owed.sinceSeq}`, place)})`

/** The client’s draft. */
const draftIdOf = (place: Place): SQL<string | null> =>
  sql`(select ${statements.id} ${ofClient(sql`${statements.status} = 'draft'`, place)})`

/** Whether no draft waits for the client. */
export const hasNoDraft = (place: Place): SQL => sql`${draftIdOf(place)} is null`

/** Joins what a client owes. */
export const isOwedBy = (owed: Owed): SQL => eq(owed.clientId, clients.id)

/** The clients of the practice who owe something, by name. */
export function selectCandidates(
  tx: Tx,
  place: Place,
  { where, limit }: { where: (owed: Owed) => SQL | undefined; limit?: number },
) {
  const owed = owedByClient(tx, place)
  const selected = tx
    .select({
      ...NAME_KEY,
      client: { ...NAMED_CLIENT, contacts: clients.contacts },
      owedCents: owed.cents,
      lastStatementOn: sql<
        string | null
      >`(select max(${statements.toOn})::text ${ofClient(sql`true`, place)})`,
      sentCount: sentCountOf(owed, place),
      draftId: draftIdOf(place),
    })
    .from(clients)
    .innerJoin(owed, isOwedBy(owed))
    .where(and(eq(clients.organizationId, place.organizationId), where(owed)))
    .orderBy(...BY_NAME)
  return limit === undefined ? selected : selected.limit(limit)
}

/** What the client owes and was told, or nothing where they owe nothing. */
export async function findCandidate(tx: Tx, { clientId, ...place }: StatementClientKey) {
  const [found] = await selectCandidates(tx, place, { where: () => eq(clients.id, clientId), limit: 1 })
  return found
}
