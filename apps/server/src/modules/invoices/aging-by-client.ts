import type { InvoiceAge, StatementAging } from '@oaklet/api/contract'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Scope } from '../../actor'
import type { Tx } from '../../db/database'
import { clients } from '../../db/schema/clients-table'
import { debts } from '../../db/schema/debts-table'
import { invoices } from '../../db/schema/invoices-table'
import type { Work } from '../../work'
import { displayName, isClientOf, NAMED_CLIENT } from '../caseload'
import { isOwedNow, isVisibleInvoice } from './select-invoices'
import { ageOf } from './sum-aging'

/** What one client has left to pay, in cents, by its ages. */
type ClientAging = { clientId: string; name: string; totalCents: number } & Record<
  keyof StatementAging,
  number
>

/** What `sumAging` sums up, for each client who owes something; who owes the most comes first. */
export async function agingByClient(
  work: Work,
  practiceId: string,
  scope: Scope,
  today: string,
): Promise<ClientAging[]> {
  const totalCents = sql<number>`sum(${debts.cents})::float8`
  const rows = await work.tx
    .select({
      client: NAMED_CLIENT,
      ...centsByAge(today),
      totalCents,
    })
    .from(invoices)
    .innerJoin(clients, isClientOf(invoices))
    .innerJoin(debts, isOwedNow)
    .where(isVisibleInvoice(work.actor, practiceId, scope))
    .groupBy(clients.organizationId, clients.id)
    .orderBy(desc(totalCents), asc(clients.id))
  return rows.map(({ client, ...cents }) => ({ clientId: client.id, name: displayName(client), ...cents }))
}

/** What one client had left to pay on a day, in cents, by its ages. */
export async function agingOfClient(
  tx: Tx,
  {
    organizationId,
    practiceId,
    clientId,
  }: Pick<typeof invoices.$inferSelect, 'organizationId' | 'practiceId' | 'clientId'>,
  day: string,
): Promise<StatementAging> {
  const stoodThen = sql`${debts.fromOn} <= ${day}::date and (${debts.untilOn} is null or ${debts.untilOn} > ${day}::date)`
  const [row] = await tx
    .select(centsByAge(day))
    .from(invoices)
    .innerJoin(
      debts,
      and(eq(debts.organizationId, invoices.organizationId), eq(debts.invoiceId, invoices.id), stoodThen),
    )
    .where(
      and(
        eq(invoices.organizationId, organizationId),
        eq(invoices.practiceId, practiceId),
        eq(invoices.clientId, clientId),
      ),
    )
  if (row === undefined) throw new Error('A sum gave no row')
  return row
}

/** Sums of debts by the ages that their invoices have on a day. */
function centsByAge(day: string) {
  const centsOf = (age: InvoiceAge) =>
    sql<number>`coalesce(sum(${debts.cents}) filter (where ${ageOf(day)} = ${age}), 0)::float8`
  return {
    upTo30: centsOf('owed_up_to_30'),
    upTo60: centsOf('owed_31_to_60'),
    upTo90: centsOf('owed_61_to_90'),
    over90: centsOf('owed_over_90'),
  }
}
