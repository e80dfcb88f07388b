import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { paymentCheckouts, paymentLinks } from '../../db/schema/payment-links-table'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { oneByOne } from '../../one-by-one'
import { ProviderRefused } from '../../payment-provider'
import { inWork, type Work } from '../../work'
import type { ClientKey } from '../caseload'
import { accountsInUse } from '../payment-connection'
import { settleCheckout } from './settle-checkout'
import { ASKED_UNTIL_MS, unlessAway } from './settle-checkouts'

const JOB = 'outdated payment pages'

/**
 * Closes the provider’s pages on which a client may be paying, so that nothing is paid on them beside what is begun next.
 * What was paid on one before is kept. Throws `ProviderAway` where the provider doesn’t answer.
 */
export async function endCheckouts(deps: Deps, actor: Actor, key: ClientKey): Promise<void> {
  const open = await inWork(deps, actor, (work) => openCheckouts(work, isOf(key)))
  for (const checkout of open) await endCheckout(deps, actor, checkout)
}

/**
 * Closes the pages on which more would be paid for an invoice than is left of it, as it was voided, an insurance took its
 * share back, or it was paid otherwise. What is paid on one all the same is the client’s credit. Of an account that is not
 * in use any more the provider refuses to close any.
 */
export async function endOutdatedCheckouts(deps: Deps): Promise<void> {
  await inEachOrganization(deps, JOB, async (organizationId) => {
    const actor = { kind: 'job' as const, organizationId, name: JOB }
    const outdated = await inWork(deps, actor, async (work) => {
      const accountIds = (await accountsInUse(work)).map(({ accountId }) => accountId)
      return openCheckouts(work, and(IS_OUTDATED, inArray(paymentCheckouts.accountId, accountIds)))
    })
    const facts = ({ id: checkoutId }: OpenCheckout) => ({ work: JOB, organizationId, checkoutId })
    await oneByOne(deps, outdated, facts, (checkout) => endCheckout(deps, actor, checkout).catch(unlessAway))
  })
}

/** Closes one, and keeps what came of it; a page on which somebody has paid, or that has ended, is not closed any more. */
async function endCheckout(
  deps: Deps,
  actor: Actor,
  { id, accountId, providerId }: OpenCheckout,
): Promise<void> {
  try {
    await deps.paymentProvider.endCheckout(accountId, providerId)
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
  }
  await settleCheckout(deps, actor, id)
}

/** Whether a client may be paying on the provider’s page; their credit must be locked. */
export const hasOpenCheckout = async (work: Work<Actor>, key: ClientKey): Promise<boolean> =>
  (await openCheckouts(work, isOf(key))).length > 0

const isOf = ({ practiceId, clientId }: ClientKey): SQL | undefined =>
  and(eq(paymentLinks.practiceId, practiceId), eq(paymentLinks.clientId, clientId))

const IS_OUTDATED = sql`exists (
  select from jsonb_array_elements(${paymentCheckouts.allocations}) a
  where (a->>'amountCents')::int > coalesce((
    select sum(e.amount_cents) from ledger_entries e
    where e.organization_id = ${paymentCheckouts.organizationId} and e.invoice_id = (a->>'invoiceId')::uuid
  ), 0)
)`

type OpenCheckout = Pick<typeof paymentCheckouts.$inferSelect, 'id' | 'accountId' | 'providerId'>

const openCheckouts = ({ tx, actor, now }: Work<Actor>, which: SQL | undefined): Promise<OpenCheckout[]> =>
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
        which,
        eq(paymentCheckouts.state, 'open'),
        gt(paymentCheckouts.createdAt, new Date(now().getTime() - ASKED_UNTIL_MS)),
      ),
    )
    .orderBy(asc(paymentCheckouts.createdAt))
