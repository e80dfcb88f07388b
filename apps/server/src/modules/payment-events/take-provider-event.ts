import { and, eq, inArray } from 'drizzle-orm'
import type { Actor, JobActor, Origin, ProviderActor } from '../../actor'
import { paymentAccounts, paymentEvents } from '../../db/schema/payment-connections-table'
import { asAuth } from '../../db/tenant'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { ProviderAway, type ProviderEvent } from '../../payment-provider'
import { inWork, type Work } from '../../work'
import { finishCardSetup } from '../cards'
import { refreshAccounts } from '../payment-connection'
import { settlePayout } from '../payouts'
import { settleCardPayment, settleCharge, settleCheckout } from '../payments'

const RETRY_AFTER_SECONDS = 30

/**
 * Takes an event of the provider in each organization that has its account; others are not ours and change nothing. The
 * event is kept as taken after what it asks for is done: one that fails half-way comes again, and each step can be
 * repeated.
 */
export async function takeProviderEvent(deps: Deps, event: ProviderEvent, origin: Origin): Promise<void> {
  const organizations = await asAuth(deps.db, (tx) =>
    tx
      .select({ organizationId: paymentAccounts.organizationId })
      .from(paymentAccounts)
      .where(eq(paymentAccounts.accountId, event.account)),
  )
  for (const { organizationId } of organizations) {
    const actor = { kind: 'provider' as const, organizationId, name: deps.paymentProvider.name, ...origin }
    try {
      await takeEvent(deps, actor, event)
    } catch (error) {
      if (!(error instanceof ProviderAway)) throw error
      throw new AppError('unavailable', 'The event could not be looked up.', {
        retryAfter: RETRY_AFTER_SECONDS,
      })
    }
  }
}

/** Takes an event in one organization, unless it was taken before; may throw `ProviderAway`. */
export async function takeEvent(
  deps: Deps,
  actor: ProviderActor | JobActor,
  event: ProviderEvent,
): Promise<void> {
  const { organizationId } = actor
  const missing = await inWork(deps, actor, (work) => withoutTaken(work, [event]))
  if (missing.length === 0) return
  await actOn(deps, actor, event)
  await inWork(deps, actor, (work) =>
    work.tx
      .insert(paymentEvents)
      .values({ organizationId, eventId: event.id, receivedAt: work.now() })
      .onConflictDoNothing(),
  )
  deps.changes.announce(organizationId)
}

/** The events among these that the organization has not taken yet. */
export async function withoutTaken(
  { tx, actor }: Work<Actor>,
  events: readonly ProviderEvent[],
): Promise<ProviderEvent[]> {
  if (events.length === 0) return []
  const ids = events.map(({ id }) => id)
  const rows = await tx
    .select({ eventId: paymentEvents.eventId })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.organizationId, actor.organizationId), inArray(paymentEvents.eventId, ids)))
  const taken = new Set(rows.map(({ eventId }) => eventId))
  return events.filter(({ id }) => !taken.has(id))
}

/** Reads anew what something at the provider is about, and keeps it; may throw `ProviderAway`. */
export async function actOn(
  deps: Deps,
  actor: Actor,
  { account, about }: Pick<ProviderEvent, 'account' | 'about'>,
): Promise<void> {
  switch (about.kind) {
    case 'account':
    case 'account_lost':
      return refreshAccounts(deps, actor, account)
    case 'card_setup':
      return finishCardSetup(deps, actor, about.setupId)
    case 'charge':
      return settleCardPayment(deps, actor, about.paymentId)
    case 'checkout':
      return settleCheckout(deps, actor, about.checkoutId)
    case 'refund':
    case 'dispute':
      return settleCharge(deps, actor, { account, ...about })
    case 'payout':
      return settlePayout(deps, actor, { account, payoutId: about.payoutId })
    case 'unknown':
  }
}
