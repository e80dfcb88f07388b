import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { payments } from '../../db/schema/payments-table'
import type { Deps } from '../../deps'
import { ProviderAway, type ProviderCharge, ProviderRefused } from '../../payment-provider'
import { inWork, type Work } from '../../work'
import { type AuditEntry, recordAudit, recordAudits } from '../audit'
import { lockPayableInvoices } from '../invoices'
import { writeLedger } from '../ledger'
import { practiceToday } from '../organization'
import { unallocatedCents } from './allocations'
import { type CardPayment, findCardPayment, lockCardPayment, updateCardPayment } from './card-payment-rows'
import { type AutopayStop, countAutopayFailure, countAutopaySuccess } from './count-autopay'
import { lockHoldable, sumOfHolds } from './refused-holds'
import { tellIfLater } from './tell-of-payment'

/** A charge or refund that the provider doesn't know after so long never got there; its answer would have timed out long before. */
export const LOST_AFTER_MS = 10 * 60_000
const NEVER_THERE: ProviderCharge = {
  ...{ id: '', state: 'failed', failure: 'other', feeCents: null },
  refusal: 'The charge never reached the payment provider.',
}

/** Asks the provider what came of a charge, and keeps that. Whoever asks, and however often, it is kept once. */
export async function settleCardPayment(deps: Deps, actor: Actor, paymentId: string): Promise<void> {
  const found = await inWork(deps, actor, (work) => findCardPayment(work, paymentId))
  if (found === null || isComplete(found)) return
  const charge = await findCharge(deps, found)
  if (charge !== null) await settle(deps, actor, paymentId, charge)
}

/** Whether nothing more can be learned: a charge that failed here may have gone through all the same. */
const isComplete = ({ payment, charge }: CardPayment): boolean =>
  !['pending', 'failed'].includes(payment.status) && charge.feeCents !== null

/** What came of it; null while nobody knows. */
async function findCharge(deps: Deps, { payment, card }: CardPayment): Promise<ProviderCharge | null> {
  const { accountId: account, customerId, checkoutId } = card
  try {
    // Only its fee can be missing: a payment by a link is kept once it is paid.
    if (checkoutId !== null) return (await deps.paymentProvider.findCheckout(account, checkoutId)).charge
    const order = { account, paymentId: payment.id, customer: customerId ?? '' }
    const charge = await deps.paymentProvider.findCharge(order)
    const ageMs = deps.clock.now().getTime() - payment.createdAt.getTime()
    return charge ?? (ageMs > LOST_AFTER_MS ? NEVER_THERE : null)
  } catch (error) {
    if (error instanceof ProviderAway || error instanceof ProviderRefused) return null
    throw error
  }
}

/**
 * Keeps what the provider says of a charge. It only moves forward: from pending to failed or succeeded, and from failed
 * to succeeded, as the money counts and not who told first.
 */
export function settle(deps: Deps, actor: Actor, paymentId: string, charge: ProviderCharge): Promise<void> {
  return inWork(deps, actor, async (work) => {
    const before = await findCardPayment(work, paymentId)
    if (before === null || charge.state === 'pending') return
    const today = await practiceToday(work, before.payment.practiceId)
    const holdable = await lockHoldable(work, before.payment, today, before.charge.holds)
    const payable = await lockPayableInvoices(
      work.tx,
      before.payment,
      before.charge.allocations.map(({ invoiceId }) => invoiceId),
    )
    await lockCardPayment(work, paymentId)
    const found = await findCardPayment(work, paymentId)
    if (found === null) return
    const { status } = found.payment
    const mayFail = status === 'pending'
    if (charge.state === 'failed') return mayFail ? fail(work, found, charge) : undefined
    if (mayFail || status === 'failed') return succeed(work, found, charge, { payable, holdable })
    if (found.charge.feeCents === null && charge.feeCents !== null) {
      await updateCardPayment(work, paymentId, { feeCents: charge.feeCents })
    }
  })
}

async function fail(
  work: Work<Actor>,
  { payment, charge: { chargedById } }: CardPayment,
  { id, refusal, failure }: ProviderCharge,
): Promise<void> {
  const { id: paymentId, clientId } = payment
  await setStatus(work, paymentId, { status: 'failed' })
  await updateCardPayment(work, paymentId, { chargeId: id || null, refusal, settledAt: work.now() })
  const stopped = chargedById === null ? await countAutopayFailure(work, payment, failure) : null
  await tellIfLater(work, payment, {
    subject: stopped === null ? (who) => `The card of ${who} was not charged` : STOPPED[stopped],
    may: 'payments:record',
    about: `payment ${paymentId}`,
  })
  await recordAudits(work, [
    { action: 'failed', resource: 'payment', recordId: paymentId, changed: ['status'] },
    ...(stopped === null ? [] : [AUTOPAY_OFF(clientId)]),
  ])
}

const STOPPED: Readonly<Record<NonNullable<AutopayStop>, (who: string) => string>> = {
  declined: (who) => `Autopay of ${who} is off: the card was declined on three nights`,
  confirmation_needed: (who) => `Autopay of ${who} is off: the bank asks them to confirm the charge`,
}

const AUTOPAY_OFF = (recordId: string): AuditEntry => ({
  ...{ action: 'updated', resource: 'client', recordId },
  changed: ['autopay'],
})

/** What takes the money of a charge, as it was locked; money is held for the sessions among `holdable` alone. */
interface Takers {
  payable: ReadonlyMap<string, { balanceCents: number }>
  holdable: ReadonlySet<string>
}

/**
 * Writes the money into the book: on the invoices as far as they still take it, the rest as the client's credit. Of that,
 * what is meant for sessions is held for those that can still be held for.
 */
export async function succeed(
  work: Work<Actor>,
  { payment, charge: { allocations, holds, chargedById } }: CardPayment,
  { id, feeCents }: ProviderCharge,
  { payable, holdable }: Takers,
): Promise<void> {
  const { id: paymentId, organizationId, practiceId, clientId, amountCents, method, reference } = payment
  const { today: occurredOn } = await practiceToday(work, practiceId)
  const taken = allocations.flatMap(({ invoiceId, amountCents: wanted }) => {
    const cents = Math.min(wanted, payable.get(invoiceId)?.balanceCents ?? 0)
    return cents > 0 ? [{ invoiceId, amountCents: cents }] : []
  })
  const held = holds.filter(({ appointmentId }) => holdable.has(appointmentId))
  const plainCredit = unallocatedCents({ amountCents, allocations: taken }) - sumOfHolds(held)
  const entry = (invoiceId: string | null, cents: number, appointmentId: string | null = null) => ({
    ...{ organizationId, practiceId, clientId, invoiceId, appointmentId, paymentId, occurredOn },
    kind: 'payment' as const,
    data: { method, reference },
    amountCents: 0 - cents,
  })
  const entries = [
    ...taken.map((part) => entry(part.invoiceId, part.amountCents)),
    ...held.map((part) => entry(null, part.amountCents, part.appointmentId)),
    ...(plainCredit > 0 ? [entry(null, plainCredit)] : []),
  ]
  await writeLedger(work, entries, chargedById)
  await setStatus(work, paymentId, { status: 'succeeded', receivedOn: occurredOn })
  if (chargedById === null) await countAutopaySuccess(work, payment)
  await updateCardPayment(work, paymentId, { chargeId: id, feeCents, refusal: null, settledAt: work.now() })
  await recordAudit(work, {
    action: 'succeeded',
    resource: 'payment',
    recordId: paymentId,
    changed: ['status'],
  })
}

async function setStatus(
  { tx, actor }: Work<Actor>,
  paymentId: string,
  fields: Partial<Pick<typeof payments.$inferSelect, 'status' | 'receivedOn'>>,
): Promise<void> {
  await tx
    .update(payments)
    .set(fields)
    .where(and(eq(payments.organizationId, actor.organizationId), eq(payments.id, paymentId)))
}
