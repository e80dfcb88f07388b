import type { CardCharge } from '@oaklet/api/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { cardPayments } from '../../db/schema/card-payments-table'
import { cards } from '../../db/schema/cards-table'
import { payments } from '../../db/schema/payments-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { findAccountInUse } from '../payment-connection'

const isOne = ({ actor }: Work<Actor>, paymentId: string) =>
  and(eq(cardPayments.organizationId, actor.organizationId), eq(cardPayments.paymentId, paymentId))

/** How a card was charged for a payment, with the payment and the card; null for any other payment. */
export async function findCardPayment(work: Work<Actor>, paymentId: string) {
  const [found] = await work.tx
    .select({ payment: payments, charge: cardPayments, card: cards })
    .from(cardPayments)
    .innerJoin(
      payments,
      and(eq(payments.organizationId, cardPayments.organizationId), eq(payments.id, cardPayments.paymentId)),
    )
    .innerJoin(
      cards,
      and(eq(cards.organizationId, cardPayments.organizationId), eq(cards.id, cardPayments.cardId)),
    )
    .where(isOne(work, paymentId))
  return found ?? null
}

export type CardPayment = NonNullable<Awaited<ReturnType<typeof findCardPayment>>>

/** Whether the money was taken, as far as it is known here. */
export const isCharged = ({ payment: { status } }: CardPayment): boolean =>
  status !== 'pending' && status !== 'failed'

/** How the card was charged, as the contract shows it. */
export async function cardChargeOf(work: Work, { payment, card, charge }: CardPayment): Promise<CardCharge> {
  const { brand, lastFour, accountId } = card
  const { feeCents, refusal } = charge
  const isReachable = (await findAccountInUse(work, payment.practiceId)) === accountId
  return { brand, lastFour, feeCents, refusal, isReachable }
}

/** Holds it until the transaction ends, so that it is decided once. */
export async function lockCardPayment(work: Work<Actor>, paymentId: string): Promise<void> {
  await work.tx
    .select({ paymentId: cardPayments.paymentId })
    .from(cardPayments)
    .where(isOne(work, paymentId))
    .for('update')
}

export async function updateCardPayment(
  work: Work<Actor>,
  paymentId: string,
  fields: Partial<Pick<typeof cardPayments.$inferSelect, 'chargeId' | 'feeCents' | 'refusal' | 'settledAt'>>,
): Promise<void> {
  await work.tx.update(cardPayments).set(fields).where(isOne(work, paymentId))
}

/** Throws 409 while a charge of one of the client’s cards isn’t decided; the client’s credit must be locked. */
export async function requireNoPendingCharge(work: Work, clientId: string): Promise<void> {
  const waiting = await work.tx
    .select({ paymentId: cardPayments.paymentId })
    .from(cardPayments)
    .innerJoin(
      payments,
      and(eq(payments.organizationId, cardPayments.organizationId), eq(payments.id, cardPayments.paymentId)),
    )
    .where(
      and(
        eq(cardPayments.organizationId, work.actor.organizationId),
        isNull(cardPayments.settledAt),
        eq(payments.clientId, clientId),
      ),
    )
    .limit(1)
  if (waiting.length === 0) return
  throw new AppError(
    'transition_refused',
    'A card of this client is being charged. We’ll know within minutes whether it went through.',
  )
}
