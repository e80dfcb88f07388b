import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { cardPayments } from '../../db/schema/card-payments-table'
import { cards } from '../../db/schema/cards-table'
import type { Deps } from '../../deps'
import { ProviderAway } from '../../payment-provider'
import { inWork } from '../../work'
import { settleCardPayment } from './settle-card-payment'
import { settleCardRefunds } from './settle-card-refunds'
import { settleCheckoutsOf } from './settle-checkouts'
import { settleDisputes } from './settle-disputes'

interface ChargeEvent {
  account: string
  kind: 'refund' | 'dispute'
  chargeId: string
}

/**
 * Reads what has become of a charge since: its refunds or its disputes. One that is not ours changes nothing. Throws
 * `ProviderAway` where the provider doesn't answer.
 */
export async function settleCharge(
  deps: Deps,
  actor: Actor,
  { account, kind, chargeId }: ChargeEvent,
): Promise<void> {
  const paymentId =
    (await findPaymentId(deps, actor, chargeId)) ??
    ((await settlePendingOf(deps, actor, account)) ? await findPaymentId(deps, actor, chargeId) : null) ??
    (await findPaidByLink(deps, actor, { account, chargeId }))
  if (paymentId === null) return
  await (kind === 'refund' ? settleCardRefunds : settleDisputes)(deps, actor, paymentId)
}

async function findPaymentId(deps: Deps, actor: Actor, chargeId: string): Promise<string | null> {
  const [found] = await inWork(deps, actor, ({ tx }) =>
    tx
      .select({ paymentId: cardPayments.paymentId })
      .from(cardPayments)
      .where(and(eq(cardPayments.organizationId, actor.organizationId), eq(cardPayments.chargeId, chargeId))),
  )
  return found?.paymentId ?? null
}

/** The charge may be one that a client paid by a link, which nobody has told yet: asks what came of these. */
async function findPaidByLink(
  deps: Deps,
  actor: Actor,
  { account, chargeId }: Pick<ChargeEvent, 'account' | 'chargeId'>,
): Promise<string | null> {
  await settleCheckoutsOf(deps, actor, account)
  return findPaymentId(deps, actor, chargeId)
}

/**
 * The charge may be one whose answer was lost, so that its id isn't known here: asks what came of these first. Whether
 * there were any; throws `ProviderAway` while one of them is still not known.
 */
async function settlePendingOf(deps: Deps, actor: Actor, account: string): Promise<boolean> {
  const pending = await findPendingOf(deps, actor, account)
  for (const { paymentId } of pending) await settleCardPayment(deps, actor, paymentId)
  const left = pending.length === 0 ? [] : await findPendingOf(deps, actor, account)
  if (left.length > 0) throw new ProviderAway('A charge of the account is not known yet')
  return pending.length > 0
}

const findPendingOf = (deps: Deps, actor: Actor, account: string): Promise<{ paymentId: string }[]> =>
  inWork(deps, actor, ({ tx }) =>
    tx
      .select({ paymentId: cardPayments.paymentId })
      .from(cardPayments)
      .innerJoin(
        cards,
        and(eq(cards.organizationId, cardPayments.organizationId), eq(cards.id, cardPayments.cardId)),
      )
      .where(
        and(
          eq(cardPayments.organizationId, actor.organizationId),
          eq(cards.accountId, account),
          isNull(cardPayments.settledAt),
        ),
      ),
  )
