import type { StatementSummary } from '@oaklet/api/contract'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Scope, StaffActor } from '../../actor'
import type { PracticeToday } from '../../calendar-day'
import type { Tx } from '../../db/database'
import { clients } from '../../db/schema/clients-table'
import { debts } from '../../db/schema/debts-table'
import { ledgerEntries } from '../../db/schema/ledger-table'
import { statements } from '../../db/schema/statements-table'
import { permittedEmails } from '../billing-documents'
import { clientsInScope, displayName, isClientOf, NAMED_CLIENT } from '../caseload'

/** The practice’s statements, narrowed to those of the actor’s own clients when `scope` says so. */
export const isVisibleStatement = (actor: StaffActor, practiceId: string, scope: Scope): SQL | undefined =>
  and(
    eq(statements.organizationId, actor.organizationId),
    eq(statements.practiceId, practiceId),
    clientsInScope(actor, scope),
  )

/** What the client of a statement owes now. */
const OWED_NOW = sql<number>`(
  select coalesce(sum(${debts.cents}), 0)::float8 from ${debts}
  where ${debts.organizationId} = ${statements.organizationId} and ${debts.practiceId} = ${statements.practiceId}
    and ${debts.clientId} = ${statements.clientId} and ${debts.untilOn} is null
)`

/** What is owed by a statement: by a draft now, by another one when it was sent first. */
const OWED = sql<number>`coalesce(${statements.owedCents}, ${OWED_NOW})::float8`

/** The last day of a statement: of a draft today. */
export const toOn = (today: string): SQL<string> => sql`coalesce(${statements.toOn}, ${today}::date)`

/** The first entry on the oldest open invoice of a statement’s client. */
const OLDEST_OPEN_SEQ = sql`(
  select min(opening.seq) from ${debts} join ${ledgerEntries} opening
    on opening.organization_id = ${debts.organizationId} and opening.invoice_id = ${debts.invoiceId}
  where ${debts.organizationId} = ${statements.organizationId} and ${debts.practiceId} = ${statements.practiceId}
    and ${debts.clientId} = ${statements.clientId} and ${debts.untilOn} is null
)`

/**
 * The day after the client’s last statement; of a first one, the first day of what it tells from the oldest open invoice
 * on. Today at the latest.
 */
const fromOn = (
  today: string,
): SQL<string> => sql`coalesce(${statements.fromOn}, least(${today}::date, coalesce(
  (select max(last.to_on) + 1 from ${statements} last
    where last.organization_id = ${statements.organizationId} and last.practice_id = ${statements.practiceId}
      and last.client_id = ${statements.clientId}),
  (select min(${ledgerEntries.occurredOn}) from ${ledgerEntries}
    where ${ledgerEntries.organizationId} = ${statements.organizationId}
      and ${ledgerEntries.practiceId} = ${statements.practiceId}
      and ${ledgerEntries.clientId} = ${statements.clientId}
      and ${ledgerEntries.invoiceId} is not null and ${ledgerEntries.seq} >= ${OLDEST_OPEN_SEQ})
)))`

/** Statements with their client, days and sums, in the order and number asked for. `today` is the practice's. */
export const selectStatements = (
  tx: Tx,
  {
    today,
    where,
    orderBy = [],
    limit,
  }: { today: string; where: SQL | undefined; orderBy?: SQL[]; limit: number },
) =>
  tx
    .select({
      statement: statements,
      client: { ...NAMED_CLIENT, contacts: clients.contacts },
      from: sql<string>`${fromOn(today)}::text`,
      to: sql<string>`${toOn(today)}::text`,
      owedCents: OWED,
    })
    .from(statements)
    .innerJoin(clients, isClientOf(statements))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)

export type SelectedStatement = Awaited<ReturnType<typeof selectStatements>>[number]

/** A statement as a list shows it. */
export function toSummary(
  { statement, client, ...found }: SelectedStatement,
  { currency }: Pick<PracticeToday, 'currency'>,
): StatementSummary {
  const { id, number, status, draftedOn, version } = statement
  return {
    ...{ id, number, status, draftedOn, version, currency, ...found },
    client: { id: client.id, name: displayName(client) },
    emails: permittedEmails(client.contacts),
  }
}
