import type { BillingHome, InvoiceAge } from '@oaklet/api/contract'
import { asc, desc, sql } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import { debts } from '../../db/schema/debts-table'
import { invoices } from '../../db/schema/invoices-table'
import type { Work } from '../../work'
import { displayName, isClientOf, NAMED_CLIENT } from '../caseload'
import { isOwedNow, isVisibleInvoice } from './select-invoices'
import { ageOf } from './sum-aging'

/** What one client has left to pay, in cents, by its ages. */
type ClientAging = { clientId: string; name: string; totalCents: number } & Record<
  keyof BillingHome['owed']['aging'],
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
  const centsOf = (age: InvoiceAge) =>
    sql<number>`coalesce(sum(${debts.cents}) filter (where ${ageOf(today)} = ${age}), 0)::float8`
  const rows = await work.tx
    .select({
      client: NAMED_CLIENT,
      upTo30: centsOf('owed_up_to_30'),
      upTo60: centsOf('owed_31_to_60'),
      upTo90: centsOf('owed_61_to_90'),
      over90: centsOf('owed_over_90'),
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
