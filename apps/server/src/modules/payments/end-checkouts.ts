import { and, asc, eq, gt } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { paymentCheckouts, paymentLinks } from '../../db/schema/payment-links-table'
import type { Deps } from '../../deps'
import { ProviderRefused } from '../../payment-provider'
import { inWork, type Work } from '../../work'
import type { ClientKey } from '../caseload'
import { settleCheckout } from './settle-checkout'
import { ASKED_UNTIL_MS } from './settle-checkouts'

/**
 * Closes the provider’s pages on which a client may be paying, so that nothing is paid on them beside what is begun next.
 * What was paid on one before is kept. Throws `ProviderAway` where the provider doesn’t answer.
 */
export async function endCheckouts(deps: Deps, actor: Actor, key: ClientKey): Promise<void> {
  const open = await inWork(deps, actor, (work) => openCheckoutsOf(work, key))
  for (const { id, accountId, providerId } of open) {
    await endPage(deps, accountId, providerId)
    await settleCheckout(deps, actor, id)
  }
}

/** A page on which somebody has paid, or that has ended, is not closed any more. */
async function endPage({ paymentProvider }: Deps, accountId: string, providerId: string): Promise<void> {
  try {
    await paymentProvider.endCheckout(accountId, providerId)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
  }
}

/** Whether a client may be paying on the provider’s page; their credit must be locked. */
export const hasOpenCheckout = async (work: Work<Actor>, key: ClientKey): Promise<boolean> =>
  (await openCheckoutsOf(work, key)).length > 0

const openCheckoutsOf = ({ tx, actor, now }: Work<Actor>, { practiceId, clientId }: ClientKey) =>
  tx
    .select({
      id: paymentCheckouts.id,
      accountId: paymentCheckouts.accountId,
      providerId: paymentCheckouts.providerId,
    })
    .from(paymentCheckouts)
    .innerJoin(
      paymentLinks,
      and(
        eq(paymentLinks.organizationId, paymentCheckouts.organizationId),
        eq(paymentLinks.id, paymentCheckouts.linkId),
      ),
    )
    .where(
      and(
        eq(paymentCheckouts.organizationId, actor.organizationId),
        eq(paymentLinks.practiceId, practiceId),
        eq(paymentLinks.clientId, clientId),
        eq(paymentCheckouts.state, 'open'),
        gt(paymentCheckouts.createdAt, new Date(now().getTime() - ASKED_UNTIL_MS)),
      ),
    )
    .orderBy(asc(paymentCheckouts.createdAt))
