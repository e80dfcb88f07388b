import type { CardCharge } from '@oaklet/api/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { cardPayments } from '../../db/schema/card-payments-table'
import { cards } from '../../db/schema/cards-table'
import { paymentCheckouts } from '../../db/schema/payment-links-table'
import { payments } from '../../db/schema/payments-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
import { findAccountInUse } from '../payment-connection'

const isOne = ({ actor }: Work<Actor>, paymentId: string) =>
  and(eq(cardPayments.organizationId, actor.organizationId), eq(cardPayments.paymentId, paymentId))

/** The card that was charged, and where the provider knows of it. */
interface ChargedCard {
  brand: string
  lastFour: string
  accountId: string
  /** As whom the provider knows the client of a card on file; null where the client paid by a link. */
  customerId: string | null
  /** The provider's id of the page where the client paid; null for a card on file. */
  checkoutId: string | null
}

/** How a card was charged for a payment, with the payment and the card. */
export interface CardPayment {
  payment: typeof payments.$inferSelect
  charge: typeof cardPayments.$inferSelect
  card: ChargedCard
}

/** How a card was charged for a payment; null for any other payment. */
export async function findCardPayment(work: Work<Actor>, paymentId: string): Promise<CardPayment | null> {
  const [found] = await work.tx
    .select({ payment: payments, charge: cardPayments, card: cards, checkout: paymentCheckouts })
    .from(cardPayments)
    .innerJoin(
      payments,
      and(eq(payments.organizationId, cardPayments.organizationId), eq(payments.id, cardPayments.paymentId)),
    )
    .leftJoin(
      cards,
      and(eq(cards.organizationId, cardPayments.organizationId), eq(cards.id, cardPayments.cardId)),
    )
    .leftJoin(paymentCheckouts, isCheckoutOf(cardPayments))
    .where(isOne(work, paymentId))
  if (found === undefined) return null
  const { payment, charge } = found
  return { payment, charge, card: chargedCard(found) }
}

/** Joins the way to the provider by which a client paid themselves. */
const isCheckoutOf = ({ organizationId, checkoutId }: typeof cardPayments) =>
  and(eq(paymentCheckouts.organizationId, organizationId), eq(paymentCheckouts.id, checkoutId))

function chargedCard({
  card,
  checkout,
}: {
  card: typeof cards.$inferSelect | null
  checkout: typeof paymentCheckouts.$inferSelect | null
}): ChargedCard {
  if (card !== null) return { ...card, checkoutId: null }
  if (checkout === null) throw new Error('A charge has neither a card nor a checkout')
  const { brand, lastFour, accountId, providerId } = checkout
  return {
    ...{ brand: brand ?? '', lastFour: lastFour ?? '', accountId },
    ...{ customerId: null, checkoutId: providerId },
  }
}

/** Whether the money was taken, as far as it is known here. */
export const isCharged = ({ payment: { status } }: CardPayment): boolean =>
  status !== 'pending' && status !== 'failed'

/** How the card was charged, as the contract shows it. */
export async function cardChargeOf(work: Work, { payment, card, charge }: CardPayment): Promise<CardCharge> {
  const { brand, lastFour, accountId, checkoutId } = card
  const { feeCents, refusal, chargedById } = charge
  const isReachable = (await findAccountInUse(work, payment.practiceId)) === accountId
  return {
    ...{ brand, lastFour, feeCents, refusal, isReachable },
    ...{ isAutopay: chargedById === null, isByLink: checkoutId !== null },
  }
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

/** Whether Autopay charged under this key, whatever came of it; the client’s credit must be locked. */
export async function hasAutopayCharge({ tx, actor }: Work<Actor>, callKey: string): Promise<boolean> {
  const found = await tx
    .select({ paymentId: cardPayments.paymentId })
    .from(cardPayments)
    .where(
      and(
        eq(cardPayments.organizationId, actor.organizationId),
        isNull(cardPayments.chargedById),
        eq(cardPayments.callKey, callKey),
      ),
    )
  return found.length > 0
}

/** Whether it isn’t known yet what came of a payment. */
export const isPendingPayment = async (work: Work<Actor>, paymentId: string): Promise<boolean> =>
  (await findCardPayment(work, paymentId))?.payment.status === 'pending'

/** Whether a charge of one of the client’s cards isn’t decided; the client’s credit must be locked. */
export async function hasPendingCharge(work: Work<Actor>, clientId: string): Promise<boolean> {
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
  return waiting.length > 0
}

/** Throws 409 while {@link hasPendingCharge}. */
export async function requireNoPendingCharge(work: Work, clientId: string): Promise<void> {
  if (!(await hasPendingCharge(work, clientId))) return
  throw new AppError(
    'transition_refused',
    'A card of this client is being charged. We’ll know within minutes whether it went through.',
  )
}
