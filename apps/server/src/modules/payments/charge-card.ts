import { isDeepStrictEqual } from 'node:util'
import type * as api from '@oaklet/api/contract'
import type { ChargeCardBody, PaymentDetails } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { cardPayments } from '../../db/schema/card-payments-table'
import { AppError, validationFailed } from '../../errors'
import type { Call } from '../../http/mount'
import { answerOfProvider, type ChargeOrder } from '../../payment-provider'
import { inWork, type Work } from '../../work'
import { isExpired, lockCard } from '../cards'
import { type ClientKey, hasClient } from '../caseload'
import { lockPayableInvoices } from '../invoices'
import { lockCredit } from '../ledger'
import { practiceToday } from '../organization'
import { requireChargingAccount } from '../payment-connection'
import { refusedPayment } from './allocations'
import { askForCharge, beginCharge } from './begin-charge'
import { type CardPayment, findCardPayment, requireNoPendingCharge } from './card-payment-rows'
import { endCheckouts, hasOpenCheckout } from './end-checkouts'
import { findPayment } from './find-payment'
import { lockHoldable, refusedHolds } from './refused-holds'
import { settleCardPayment } from './settle-card-payment'

type ChargeCall = Call<typeof api.chargeCard.path, undefined, typeof api.chargeCard.body>

/** What is to be asked of the provider; null for a call that was made before. */
interface Begun {
  paymentId: string
  order: ChargeOrder | null
}

/**
 * Charges a client's card. The provider’s pages on which the client may pay by a link are closed first, as they would pay
 * twice. The payment is kept as pending, then the provider is asked, once and outside of any transaction, and then it is
 * kept what came of it. A repeat with the same key asks what came of it, and closes and charges nothing.
 */
export async function chargeCard({
  deps,
  actor,
  params: { practiceId },
  body,
  callKey,
}: ChargeCall): Promise<PaymentDetails> {
  const key = callKey()
  const isRepeat = await inWork(deps, actor, async (work) => (await findCall(work, key)) !== null)
  if (!isRepeat)
    await answerOfProvider(() => endCheckouts(deps, actor, { practiceId, clientId: body.clientId }))
  const { paymentId, order } = await inWork(deps, actor, (work) => begin(work, practiceId, body, key))
  if (order === null) await settleCardPayment(deps, actor, paymentId)
  else await askForCharge(deps, actor, order)
  const payment = await inWork(deps, actor, (work) => findPayment(work, { practiceId, paymentId }, 'all'))
  if (payment.status !== 'failed') return payment
  throw new AppError('provider_refused', payment.card?.refusal ?? 'The card was not charged.')
}

async function begin(
  work: Work,
  practiceId: string,
  body: ChargeCardBody,
  callKey: string | null,
): Promise<Begun> {
  const { clientId, cardId, amountCents, allocations, holds = [] } = body
  const { organizationId, staffId } = work.actor
  const of = { organizationId, practiceId, clientId }
  const known = await hasClient(work.tx, of)
  if (!known) throw validationFailed([{ path: 'clientId', message: 'Choose a client of this practice' }])
  const holdable = await lockHoldable(work, of, await practiceToday(work, practiceId), holds)
  const invoiceIds = allocations.map(({ invoiceId }) => invoiceId)
  const payable = await lockPayableInvoices(work.tx, of, invoiceIds)
  // One charge of a client begins after another.
  await lockCredit(work.tx, of)
  const card = await lockCard(work, { practiceId, clientId, cardId })
  const earlier = await findCall(work, callKey)
  if (earlier !== null) return { paymentId: requireSameCall(earlier, body), order: null }
  const account = await requireChargingAccount(work, practiceId)
  if (card === null) throw validationFailed([{ path: 'cardId', message: 'Choose a card of this client' }])
  const { today } = await practiceToday(work, practiceId)
  if (isExpired(card, today)) throw validationFailed([{ path: 'cardId', message: 'This card has expired' }])
  await requireNoPendingCharge(work, clientId)
  await requireNobodyPaying(work, of)
  const refused = [...refusedPayment(body, payable), ...refusedHolds(body, holdable)]
  if (refused.length > 0) throw validationFailed(refused)
  const charge = { account, card, amountCents, allocations, holds, chargedById: staffId, callKey }
  const order = await beginCharge(work, charge)
  return { paymentId: order.paymentId, order }
}

/** Throws 409 where the client has gone to the provider’s page since the others were closed. */
async function requireNobodyPaying(work: Work, key: ClientKey): Promise<void> {
  if (!(await hasOpenCheckout(work, key))) return
  throw new AppError(
    'transition_refused',
    'The client has just begun to pay by a link. Ask them, or charge the card in a moment.',
  )
}

/** The payment that an earlier call of the actor with this key has begun. */
async function findCall(work: Work, callKey: string | null): Promise<CardPayment | null> {
  if (callKey === null) return null
  const { organizationId, staffId } = work.actor
  const [row] = await work.tx
    .select({ paymentId: cardPayments.paymentId })
    .from(cardPayments)
    .where(
      and(
        eq(cardPayments.organizationId, organizationId),
        eq(cardPayments.chargedById, staffId),
        eq(cardPayments.callKey, callKey),
      ),
    )
  return row === undefined ? null : findCardPayment(work, row.paymentId)
}

function requireSameCall({ payment, charge: kept }: CardPayment, body: ChargeCardBody): string {
  const { clientId, amountCents } = payment
  const { cardId, allocations, holds } = kept
  const first = { clientId, cardId, amountCents, allocations, holds }
  if (isDeepStrictEqual(first, { ...body, holds: body.holds ?? [] })) return payment.id
  throw new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another call.')
}
