import type { ChargeCardBody } from '@oaklet/api/contract'
import type { Actor } from '../../actor'
import { cardPayments } from '../../db/schema/card-payments-table'
import type { cards } from '../../db/schema/cards-table'
import { payments } from '../../db/schema/payments-table'
import type { Deps } from '../../deps'
import { type ChargeOrder, ProviderAway, type ProviderCharge } from '../../payment-provider'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { practiceToday } from '../organization'
import { settle, settleCardPayment } from './settle-card-payment'

/** A charge that nothing stands in the way of; the client and the card are locked. */
interface NewCharge extends Pick<ChargeCardBody, 'amountCents' | 'allocations'> {
  holds: NonNullable<ChargeCardBody['holds']>
  account: string
  card: typeof cards.$inferSelect
  /** Null for Autopay. */
  chargedById: string | null
  callKey: string | null
  /** The key under which the provider is asked; the payment’s id unless a charge has another one. */
  providerKey?: string
}

const CHARGED_FIELDS = ['clientId', 'cardId', 'amountCents', 'allocations']

/** Keeps a charge as a pending payment; what is to be asked of the provider once that is committed. */
export async function beginCharge(work: Work<Actor>, charge: NewCharge): Promise<ChargeOrder> {
  const { account, card, amountCents, allocations, holds, chargedById, callKey } = charge
  const { organizationId, practiceId, clientId, customerId: customer, methodId } = card
  const { today, currency } = await practiceToday(work, practiceId)
  const paymentId = work.newId()
  await work.tx.insert(payments).values({
    ...{ organizationId, practiceId, clientId, id: paymentId },
    ...{ method: 'card', amountCents, receivedOn: today, status: 'pending' },
    reference: `ending in ${card.lastFour}`,
    createdAt: work.now(),
  })
  const call = { organizationId, paymentId, cardId: card.id, allocations, holds, chargedById, callKey }
  await work.tx.insert(cardPayments).values(call)
  await recordAudit(work, {
    action: 'created',
    resource: 'payment',
    recordId: paymentId,
    changed: [...CHARGED_FIELDS, ...(holds.length > 0 ? ['holds'] : [])],
  })
  const key = charge.providerKey ?? paymentId
  return { account, key, paymentId, customer, methodId, amountCents, currency }
}

/**
 * Asks the provider for a charge that was begun, outside of any transaction, and keeps what came of it. When the answer
 * is lost it asks for that; if that tells nothing either, the payment stays pending.
 */
export async function askForCharge(deps: Deps, actor: Actor, order: ChargeOrder): Promise<void> {
  let result: ProviderCharge
  try {
    result = await deps.paymentProvider.charge(order)
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    return settleCardPayment(deps, actor, order.paymentId)
  }
  await settle(deps, actor, order.paymentId, result)
}
