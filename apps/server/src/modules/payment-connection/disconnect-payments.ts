import type { PaymentConnection } from '@oaklet/api/contract'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { requirePermission, type StaffActor } from '../../actor'
import { cardPayments } from '../../db/schema/card-payments-table'
import { cardRefunds } from '../../db/schema/card-refunds-table'
import { cards } from '../../db/schema/cards-table'
import { disputes } from '../../db/schema/disputes-table'
import { paymentCheckouts } from '../../db/schema/payment-links-table'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { answerOfProvider } from '../../payment-provider'
import { inWork, type Work } from '../../work'
import { connectionFor, findConnection, lockConnection } from './connection-rows'
import { setState } from './save-connection'

/** Gives the practice's account up, with the provider and then here; not while a charge, refund or dispute is undecided. */
export async function disconnectPayments(
  deps: Deps,
  actor: StaffActor,
  practiceId: string,
): Promise<PaymentConnection> {
  requirePermission(actor, 'settings:edit')
  const { paymentProvider } = deps
  const connection = await inWork(deps, actor, async (work) => {
    const found = await findConnection(work, practiceId)
    if (found === null || found.state === 'disconnected') throw notConnected()
    await requireNothingPending(work, found.accountId)
    await requireNobodyPaying(work, found.accountId)
    await requireNoOpenDispute(work, found.accountId)
    return found
  })
  await answerOfProvider(() => paymentProvider.giveUpAccount(connection.accountId))
  return inWork(deps, actor, async (work) => {
    const row = await lockConnection(work, practiceId)
    if (row?.accountId !== connection.accountId || row.state === 'disconnected') throw notConnected()
    const fields = { state: 'disconnected' as const, requirements: [], updatedAt: work.now() }
    await setState(work, practiceId, fields)
    return connectionFor(actor, paymentProvider, { ...row, ...fields })
  })
}

const IS_CARD = and(eq(cards.organizationId, cardPayments.organizationId), eq(cards.id, cardPayments.cardId))
const IS_CHECKOUT = and(
  eq(paymentCheckouts.organizationId, cardPayments.organizationId),
  eq(paymentCheckouts.id, cardPayments.checkoutId),
)

/** Whether a charge went through the account: by a card on file, or by a link. */
const isThrough = (accountId: string) =>
  or(eq(cards.accountId, accountId), eq(paymentCheckouts.accountId, accountId))

/** Throws 409 while a client may be paying on the provider's page. */
async function requireNobodyPaying({ tx, actor }: Work, accountId: string): Promise<void> {
  const open = await tx
    .select({ id: paymentCheckouts.id })
    .from(paymentCheckouts)
    .where(
      and(
        eq(paymentCheckouts.organizationId, actor.organizationId),
        eq(paymentCheckouts.accountId, accountId),
        eq(paymentCheckouts.state, 'open'),
      ),
    )
    .limit(1)
  if (open.length === 0) return
  throw new AppError(
    'transition_refused',
    'A client may be paying by a link right now. Disconnect once it is known whether they paid, within two hours.',
  )
}

/** Throws 409 while a charge or a refund isn't decided: without the account, nobody would ever know. */
async function requireNothingPending({ tx, actor }: Work, accountId: string): Promise<void> {
  const pending = await tx
    .select({ paymentId: cardPayments.paymentId })
    .from(cardPayments)
    .leftJoin(cards, IS_CARD)
    .leftJoin(paymentCheckouts, IS_CHECKOUT)
    .leftJoin(
      cardRefunds,
      and(
        eq(cardRefunds.organizationId, cardPayments.organizationId),
        eq(cardRefunds.paymentId, cardPayments.paymentId),
      ),
    )
    .where(
      and(
        eq(cardPayments.organizationId, actor.organizationId),
        isThrough(accountId),
        or(isNull(cardPayments.settledAt), eq(cardRefunds.state, 'pending')),
      ),
    )
    .limit(1)
  if (pending.length === 0) return
  throw new AppError(
    'transition_refused',
    'A card is being charged or refunded right now. Disconnect once it is known whether that went through.',
  )
}

/** Throws 409 while a client's bank has taken money and hasn't decided: what comes of it would never be in the book. */
async function requireNoOpenDispute({ tx, actor }: Work, accountId: string): Promise<void> {
  const open = await tx
    .select({ id: disputes.id })
    .from(disputes)
    .innerJoin(
      cardPayments,
      and(
        eq(cardPayments.organizationId, disputes.organizationId),
        eq(cardPayments.paymentId, disputes.paymentId),
      ),
    )
    .leftJoin(cards, IS_CARD)
    .leftJoin(paymentCheckouts, IS_CHECKOUT)
    .where(
      and(
        eq(disputes.organizationId, actor.organizationId),
        isThrough(accountId),
        inArray(disputes.state, ['needs_response', 'under_review']),
      ),
    )
    .limit(1)
  if (open.length === 0) return
  throw new AppError(
    'transition_refused',
    'A client’s bank disputes a card payment. Disconnect once that is decided.',
  )
}

const notConnected = () => new AppError('transition_refused', 'This practice is not connected.')
