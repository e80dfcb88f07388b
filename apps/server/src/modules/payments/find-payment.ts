import type { Hold, PaymentDetails } from '@oaklet/api/contract'
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Actor, Scope, StaffActor } from '../../actor'
import { appointments } from '../../db/schema/appointments-table'
import { clients } from '../../db/schema/clients-table'
import { ledgerEntries } from '../../db/schema/ledger-table'
import { payments } from '../../db/schema/payments-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { clientsInScope, displayName, isClientOf, NAMED_CLIENT } from '../caseload'
import { findInvoiceBalances } from '../invoices'
import { creditOfClient, sessionDay } from '../ledger'
import { practiceToday } from '../organization'
import { unallocatedCents } from './allocations'
import { cardChargeOf, findCardPayment } from './card-payment-rows'
import { cardRefundOf, isUnderWay, refundsOfPayment } from './card-refund-rows'
import { disputeOf, disputesOfPayment } from './dispute-rows'
import { DISPUTED, GIVEN_BACK, total } from './client-money'

/** Names one payment of one practice, as the routes' parameters do. */
export interface PaymentKey {
  practiceId: string
  paymentId: string
}

/** One payment as the contract shows it; throws 404 when the actor may not know of one. */
export async function findPayment(work: Work, key: PaymentKey, scope: Scope): Promise<PaymentDetails> {
  const { organizationId } = work.actor
  const where = and(isVisiblePayment(work.actor, key.practiceId, scope), eq(payments.id, key.paymentId))
  const [found] = await work.tx
    .select({ payment: payments, client: NAMED_CLIENT })
    .from(payments)
    .innerJoin(clients, isClientOf(payments))
    .where(where)
  if (found === undefined) throw notFound()
  const { id, practiceId, clientId, method, amountCents, receivedOn, reference, status } = found.payment
  const entries = await entriesOfPayment(work, id)
  const charged = await findCardPayment(work, id)
  const cardRefunds = await refundsOfPayment(work, id)
  const isDecided = status !== 'pending' && status !== 'failed'
  const paid = entries.flatMap(({ kind, invoiceId, reversesId, ...entry }) =>
    kind === 'payment' && invoiceId !== null && reversesId === null
      ? [{ invoiceId, amountCents: 0 - entry.amountCents }]
      : [],
  )
  const allocations = isDecided ? paid : (charged?.charge.allocations ?? [])
  const refundedCents = total(entries.filter(({ kind }) => GIVEN_BACK.has(kind)))
  const underWay = total(cardRefunds.filter(isUnderWay))
  const disputed = total(entries.filter(({ kind }) => DISPUTED.has(kind)))
  const { currency, timeZone } = await practiceToday(work, key.practiceId)
  return {
    ...{ id, practiceId, clientId, method, amountCents, receivedOn, reference, status },
    client: { id: found.client.id, name: displayName(found.client) },
    currency,
    card: charged === null ? null : await cardChargeOf(work, charged),
    cardRefunds: cardRefunds.map(cardRefundOf),
    allocations,
    unallocatedCents: unallocatedCents({ amountCents, allocations }),
    refundedCents,
    disputes: (await disputesOfPayment(work, id)).map((dispute) => disputeOf(dispute, timeZone)),
    refundableCents: isDecided ? Math.max(0, amountCents - refundedCents - underWay - disputed) : 0,
    creditCents: await creditOfClient(work.tx, found.payment),
    holds: await holdsIn(work, isDecided ? heldBy(entries) : (charged?.charge.holds ?? []), timeZone),
    invoices: await findInvoiceBalances(
      work.tx,
      organizationId,
      allocations.map(({ invoiceId }) => invoiceId),
    ),
    createdAt: found.payment.createdAt.toISOString(),
  }
}

type HeldParts = Omit<Hold, 'date'>[]

/** What was held for which session when the payment was recorded. */
const heldBy = (entries: Awaited<ReturnType<typeof entriesOfPayment>>): HeldParts =>
  entries.flatMap(({ kind, invoiceId, reversesId, appointmentId, amountCents }) =>
    kind === 'payment' && invoiceId === null && reversesId === null && appointmentId !== null
      ? [{ appointmentId, amountCents: 0 - amountCents }]
      : [],
  )

/** These parts with the days of their sessions, the latest session first. */
async function holdsIn({ tx, actor }: Work, held: HeldParts, timeZone: string): Promise<Hold[]> {
  if (held.length === 0) return []
  const ids = held.map(({ appointmentId }) => appointmentId)
  const sessions = await tx
    .select({ id: appointments.id, date: sessionDay(timeZone) })
    .from(appointments)
    .where(and(eq(appointments.organizationId, actor.organizationId), inArray(appointments.id, ids)))
    .orderBy(desc(appointments.startsAt), desc(appointments.id))
  return sessions.flatMap(({ id, date }) =>
    held
      .filter(({ appointmentId }) => appointmentId === id)
      .map(({ amountCents }) => ({ appointmentId: id, date, amountCents })),
  )
}

/** The practice's payments, narrowed to those of the actor's own clients when `scope` says so. */
export const isVisiblePayment = (actor: StaffActor, practiceId: string, scope: Scope): SQL | undefined =>
  and(
    eq(payments.organizationId, actor.organizationId),
    eq(payments.practiceId, practiceId),
    clientsInScope(actor, scope),
  )

/** The entries of the ledger that name the payment, in the order in which they were written. */
export const entriesOfPayment = (work: Work<Actor>, paymentId: string) =>
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
