import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { cardPayments } from '../../db/schema/card-payments-table'
import { paymentCheckouts, paymentLinks } from '../../db/schema/payment-links-table'
import { payments } from '../../db/schema/payments-table'
import type { Deps } from '../../deps'
import { type ProviderCheckout, ProviderRefused } from '../../payment-provider'
import { inWork, type Work } from '../../work'
import { recordAudit } from '../audit'
import { lockPayableInvoices } from '../invoices'
import { practiceToday } from '../organization'
import { findCardPayment } from './card-payment-rows'
import { settleCardPayment, succeed } from './settle-card-payment'

/** A client's way to the provider's page, and the link that it began at. */
interface Found {
  checkout: typeof paymentCheckouts.$inferSelect
  link: typeof paymentLinks.$inferSelect
}

/**
 * Asks what came of a client's way to the provider's page, and keeps the payment, once, whoever asks and however often.
 * Throws `ProviderAway` where the provider doesn't answer.
 */
export async function settleCheckout(deps: Deps, actor: Actor, checkoutId: string): Promise<void> {
  const found = await inWork(deps, actor, (work) => findCheckout(work, checkoutId))
  if (found === null) return
  // Its fee may not have been known yet.
  if (found.checkout.state === 'paid') return settleCardPayment(deps, actor, checkoutId)
  const known = await ask(deps, found)
  if (known === null || known.state === 'open') return
  await inWork(deps, actor, (work) => keep(work, found, known))
  deps.changes.announce(actor.organizationId)
}

async function ask(deps: Deps, { checkout }: Found): Promise<ProviderCheckout | null> {
  try {
    return await deps.paymentProvider.findCheckout(checkout.accountId, checkout.providerId)
  } catch (error) {
    if (error instanceof ProviderRefused) return null
    throw error
  }
}

const isCheckout = ({ actor }: Work<Actor>, id: string) =>
  and(eq(paymentCheckouts.organizationId, actor.organizationId), eq(paymentCheckouts.id, id))

async function findCheckout(work: Work<Actor>, id: string): Promise<Found | null> {
  const [found] = await work.tx
    .select({ checkout: paymentCheckouts, link: paymentLinks })
    .from(paymentCheckouts)
    .innerJoin(
      paymentLinks,
      and(
        eq(paymentLinks.organizationId, paymentCheckouts.organizationId),
        eq(paymentLinks.id, paymentCheckouts.linkId),
      ),
    )
    .where(isCheckout(work, id))
  return found ?? null
}

/** What was said to have ended may have been paid all the same, and what was paid stays so. */
async function keep(work: Work<Actor>, { checkout, link }: Found, known: ProviderCheckout): Promise<void> {
  const { id, allocations } = checkout
  const payable = await lockPayableInvoices(
    work.tx,
    link,
    allocations.map(({ invoiceId }) => invoiceId),
  )
  const [now] = await work.tx.select().from(paymentCheckouts).where(isCheckout(work, id)).for('update')
  if (now === undefined || now.state === 'paid') return
  const { charge, card } = known
  if (charge === null || card === null) {
    await work.tx.update(paymentCheckouts).set({ state: 'ended' }).where(isCheckout(work, id))
    return
  }
  await work.tx
    .update(paymentCheckouts)
    .set({ state: 'paid', ...card })
    .where(isCheckout(work, id))
  await insertPayment(work, { checkout, link }, card.lastFour)
  const charged = await findCardPayment(work, id)
  if (charged !== null) await succeed(work, charged, charge, { payable, holdable: new Set() })
}

/** The payment has the id of the way to the provider, so that there is one for each. */
async function insertPayment(work: Work<Actor>, { checkout, link }: Found, lastFour: string): Promise<void> {
  const { id, organizationId, amountCents, allocations } = checkout
  const { practiceId, clientId, sentById } = link
  const { today } = await practiceToday(work, practiceId)
  await work.tx.insert(payments).values({
    ...{ organizationId, practiceId, clientId, id, amountCents },
    ...{ method: 'card', receivedOn: today, status: 'pending' },
    reference: `ending in ${lastFour}`,
    createdAt: work.now(),
  })
  await work.tx.insert(cardPayments).values({
    ...{ organizationId, paymentId: id, checkoutId: id, allocations },
    ...{ chargedById: sentById, callKey: null },
  })
  await recordAudit(work, { action: 'created', resource: 'payment', recordId: id })
}
