import type { Payment } from '@oaklet/api/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import { ledgerEntries } from '../../db/schema/ledger-table'
import { payments } from '../../db/schema/payments-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { clientsInScope, isClientOf } from '../caseload'
import { unallocatedCents } from './allocations'

/** Names one payment of one practice, as the routes' parameters do. */
export interface PaymentKey {
  practiceId: string
  paymentId: string
}

/** One payment as the contract shows it; throws 404 when the actor may not know of one. */
export async function findPayment(work: Work, key: PaymentKey, scope: Scope): Promise<Payment> {
  const { organizationId } = work.actor
  const [found] = await work.tx
    .select({ payment: payments })
    .from(payments)
    .innerJoin(clients, isClientOf(payments))
    .where(
      and(
        eq(payments.organizationId, organizationId),
        eq(payments.practiceId, key.practiceId),
        eq(payments.id, key.paymentId),
        clientsInScope(work.actor, scope),
      ),
    )
  if (found === undefined) throw notFound()
  const { organizationId: _, createdAt, ...payment } = found.payment
  const entries = await entriesOfPayment(work, payment.id)
  const allocations = entries.flatMap(({ kind, invoiceId, reversesId, amountCents }) =>
    kind === 'payment' && invoiceId !== null && reversesId === null
      ? [{ invoiceId, amountCents: 0 - amountCents }]
      : [],
  )
  return {
    ...payment,
    allocations,
    unallocatedCents: unallocatedCents({ amountCents: payment.amountCents, allocations }),
    refundedCents: entries.reduce(
      (sum, { kind, amountCents }) => (kind === 'refunded' ? sum + amountCents : sum),
      0,
    ),
    createdAt: createdAt.toISOString(),
  }
}

/** The entries of the ledger that name the payment, in the order in which they were written. */
export const entriesOfPayment = (work: Work, paymentId: string) =>
  work.tx
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.organizationId, work.actor.organizationId),
        eq(ledgerEntries.paymentId, paymentId),
      ),
    )
    .orderBy(asc(ledgerEntries.seq))
