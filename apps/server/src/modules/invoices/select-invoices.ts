import type { InvoiceStatus, InvoiceSummary } from '@oaklet/api/contract'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Scope, StaffActor } from '../../actor'
import type { PracticeToday } from '../../calendar-day'
import type { Tx } from '../../db/database'
import { clients } from '../../db/schema/clients-table'
import { debts } from '../../db/schema/debts-table'
import { invoices } from '../../db/schema/invoices-table'
import { daysOverdue, invoiceStatus } from './invoice-status'
import { clientsInScope, displayName, isClientOf, NAMED_CLIENT } from '../caseload'

/** What is left to pay, as the ledger says. */
const BALANCE = sql<number>`(
  select coalesce(sum(e.amount_cents), 0)::float8 from ledger_entries e
  where e.organization_id = ${invoices.organizationId} and e.invoice_id = ${invoices.id}
)`

/** What was paid, by payments and by credit. */
const PAID = sql<number>`(
  select 0 - coalesce(sum(e.amount_cents) filter (where oaklet_effect(e.kind) = 'payment'), 0)::float8
  from ledger_entries e where e.organization_id = ${invoices.organizationId} and e.invoice_id = ${invoices.id}
)`

/** Joins an open invoice with what it owes now, which a trigger on the ledger keeps; others have no such debt. */
export const isOwedNow = and(
  eq(debts.organizationId, invoices.organizationId),
  eq(debts.invoiceId, invoices.id),
  isNull(debts.untilOn),
)

/** Issued, and not settled in full. */
export const isOpen = (): SQL => sql`exists (select from ${debts} where ${isOwedNow})`

/** Open, and paid in part. */
export const isPartlyPaid = (): SQL => isOwedAndPaid(sql`${PAID} > 0`, sql`false`)

/** Open, and nothing paid. */
export const isUnpaid = (): SQL => isOwedAndPaid(sql`${PAID} <= 0`, sql`true`)

/**
 * Open, and paid as a condition says. An invoice that owes its whole total has nothing paid on it: `ofWhole` answers for
 * those without their entries. CASE holds PostgreSQL to that order.
 */
const isOwedAndPaid = (ofReduced: SQL, ofWhole: SQL): SQL => sql`exists (
  select from ${debts} where ${isOwedNow}
    and case when ${debts.cents} < ${invoices.totalCents} then ${ofReduced} else ${ofWhole} end
)`

/** Open, and past its due date. `today` is the practice's. */
export const isOverdue = (today: string): SQL | undefined =>
  and(isOpen(), sql`${invoices.dueOn} < ${today}::date`)

/** The practice's invoices, narrowed to those of the actor's own clients when `scope` says so. */
export const isVisibleInvoice = (actor: StaffActor, practiceId: string, scope: Scope): SQL | undefined =>
  and(
    eq(invoices.organizationId, actor.organizationId),
    eq(invoices.practiceId, practiceId),
    clientsInScope(actor, scope),
  )

export interface SelectedInvoice {
  invoice: typeof invoices.$inferSelect
  client: { id: string; firstName: string; lastName: string; preferredName: string }
  balanceCents: number
  paidCents: number
}

/** Invoices with their client and balance, in the order and number asked for. */
export function selectInvoices(
  tx: Tx,
  { where, orderBy = [], limit }: { where: SQL | undefined; orderBy?: SQL[]; limit: number },
): Promise<SelectedInvoice[]> {
  return tx
    .select({
      invoice: invoices,
      client: NAMED_CLIENT,
      balanceCents: BALANCE,
      paidCents: PAID,
    })
    .from(invoices)
    .innerJoin(clients, isClientOf(invoices))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
}

/** What has become of an invoice. */
export const statusOf = ({ invoice: { state }, balanceCents, paidCents }: SelectedInvoice): InvoiceStatus =>
  invoiceStatus({ state, balanceCents, paidCents })

/** An invoice as a list shows it. */
export function toInvoiceSummary(
  { invoice, client, balanceCents, paidCents }: SelectedInvoice,
  { today, currency }: PracticeToday,
): InvoiceSummary {
  const { id, number, payerName, issuedOn, dueOn, totalCents } = invoice
  const money = { state: invoice.state, balanceCents, paidCents }
  return {
    id,
    number,
    client: { id: client.id, name: displayName(client) },
    payerName,
    status: invoiceStatus(money),
    issuedOn,
    dueOn,
    daysOverdue: daysOverdue({ ...money, dueOn }, today),
    totalCents,
    balanceCents,
    paidCents,
    currency,
  }
}
