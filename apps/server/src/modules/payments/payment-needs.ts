import type { BillingHome, DisputeState, PaymentNeed } from '@oaklet/api/contract'
import { and, eq, inArray, min, sql, type SQL } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { dayOf } from '../../calendar-day'
import { cardRefunds } from '../../db/schema/card-refunds-table'
import { clients } from '../../db/schema/clients-table'
import { disputes } from '../../db/schema/disputes-table'
import { payments } from '../../db/schema/payments-table'
import type { Work } from '../../work'
import { isClientOf } from '../caseload'
import { isVisiblePayment } from './find-payment'

/** How a dispute stands that somebody has to answer. */
const TO_ANSWER: DisputeState[] = ['inquiry', 'needs_response']

/** Whether a payment waits for somebody, by what it waits for. */
export const NEEDS: Readonly<Record<PaymentNeed, SQL>> = {
  refund: sql`exists (
    select from card_refunds r
    where r.organization_id = ${payments.organizationId} and r.payment_id = ${payments.id} and r.state = 'unassigned'
  )`,
  dispute: sql`exists (
    select from disputes d
    where d.organization_id = ${payments.organizationId} and d.payment_id = ${payments.id}
      and d.state in ${TO_ANSWER}
  )`,
  failed_autopay: sql`${payments.status} = 'failed' and exists (
    select from card_payments c
    where c.organization_id = ${payments.organizationId} and c.payment_id = ${payments.id}
      and c.charged_by_id is null
      and (exists (
        select from jsonb_array_elements(c.allocations) a
        join debts d on d.organization_id = c.organization_id and d.until_on is null
          and d.invoice_id = (a->>'invoiceId')::uuid
      ) or exists (
        select from jsonb_array_elements(c.holds) h
        where not exists (
          select from billed_appointments b
          where b.organization_id = c.organization_id and b.appointment_id = (h->>'appointmentId')::uuid
        ) and not exists (
          select from ledger_entries e
          where e.organization_id = c.organization_id and e.client_id = ${payments.clientId}
            and e.appointment_id = (h->>'appointmentId')::uuid and e.kind = 'payment'
        )
      ))
      and not exists (
        select from payments later
        join card_payments l on l.organization_id = later.organization_id and l.payment_id = later.id
        where later.organization_id = ${payments.organizationId} and later.client_id = ${payments.clientId}
          and (later.created_at, later.id) > (${payments.createdAt}, ${payments.id})
      )
  )`,
}

/** The disputes that somebody has to answer. */
export async function sumOpenDisputes(
  work: Work,
  practiceId: string,
  scope: Scope,
  timeZone: string,
): Promise<BillingHome['disputesToAnswer']> {
  const [row] = await work.tx
    .select({
      count: sql<number>`count(*)::int`,
      totalCents: sql<number>`coalesce(sum(${disputes.amountCents}), 0)::float8`,
      firstDueAt: min(disputes.dueAt),
    })
    .from(disputes)
    .innerJoin(
      payments,
      and(eq(payments.organizationId, disputes.organizationId), eq(payments.id, disputes.paymentId)),
    )
    .innerJoin(clients, isClientOf(payments))
    .where(and(isVisiblePayment(work.actor, practiceId, scope), inArray(disputes.state, TO_ANSWER)))
  if (row === undefined) throw new Error('A sum gave no row')
  const { firstDueAt, ...sums } = row
  return { ...sums, firstDueOn: firstDueAt === null ? null : dayOf(firstDueAt, timeZone) }
}

/** The refunds of the provider's own dashboard of which nobody has said what they are off. */
export async function sumUnassignedRefunds(
  work: Work,
  practiceId: string,
  scope: Scope,
): Promise<BillingHome['refundsToAssign']> {
  const [row] = await work.tx
    .select({
      count: sql<number>`count(*)::int`,
      totalCents: sql<number>`coalesce(sum(${cardRefunds.amountCents}), 0)::float8`,
    })
    .from(cardRefunds)
    .innerJoin(
      payments,
      and(eq(payments.organizationId, cardRefunds.organizationId), eq(payments.id, cardRefunds.paymentId)),
    )
    .innerJoin(clients, isClientOf(payments))
    .where(and(isVisiblePayment(work.actor, practiceId, scope), eq(cardRefunds.state, 'unassigned')))
  if (row === undefined) throw new Error('A sum gave no row')
  return row
}

/** The charges of Autopay that failed and were not made up for. */
export async function sumFailedAutopay(
  work: Work,
  practiceId: string,
  scope: Scope,
): Promise<BillingHome['failedAutopay']> {
  const [row] = await work.tx
    .select({
      count: sql<number>`count(*)::int`,
      totalCents: sql<number>`coalesce(sum(${payments.amountCents}), 0)::float8`,
    })
    .from(payments)
    .innerJoin(clients, isClientOf(payments))
    .where(and(isVisiblePayment(work.actor, practiceId, scope), NEEDS.failed_autopay))
  if (row === undefined) throw new Error('A sum gave no row')
  return row
}
