import { and, asc, eq, gt, lt, type SQL } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { paymentCheckouts } from '../../db/schema/payment-links-table'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { oneByOne } from '../../one-by-one'
import { ProviderAway } from '../../payment-provider'
import { inWork } from '../../work'
import { settleCheckout } from './settle-checkout'

const JOB = 'payment links'
/** Who still is on the provider's page comes back by themselves. */
const ASKED_AFTER_MS = 10 * 60_000
/** The provider's page is open for an hour; a day later nothing more comes of it. */
export const ASKED_UNTIL_MS = 24 * 3_600_000
const BATCH = 200

/** Asks what came of the clients on the provider's page who never came back, and of whom no event told. */
export async function settleCheckouts(deps: Deps): Promise<void> {
  await inEachOrganization(deps, JOB, async (organizationId) => {
    const actor = { kind: 'job' as const, organizationId, name: JOB }
    const now = deps.clock.now().getTime()
    const open = await openCheckouts(
      deps,
      actor,
      and(
        lt(paymentCheckouts.createdAt, new Date(now - ASKED_AFTER_MS)),
        gt(paymentCheckouts.createdAt, new Date(now - ASKED_UNTIL_MS)),
      ),
    )
    const facts = (checkoutId: string) => ({ work: JOB, organizationId, checkoutId })
    await oneByOne(deps, open, facts, (id) => settleCheckout(deps, actor, id).catch(unlessAway))
  })
}

/** It is asked again after the next pause. */
export function unlessAway(error: unknown): void {
  if (!(error instanceof ProviderAway)) throw error
}

/** Asks what came of all clients who are on the provider's page for one account; throws `ProviderAway` while nobody knows. */
export async function settleCheckoutsOf(deps: Deps, actor: Actor, account: string): Promise<void> {
  const open = await openCheckouts(deps, actor, eq(paymentCheckouts.accountId, account))
  for (const id of open) await settleCheckout(deps, actor, id)
}

const openCheckouts = (deps: Deps, actor: Actor, where: SQL | undefined): Promise<string[]> =>
  inWork(deps, actor, async ({ tx }) => {
    const rows = await tx
      .select({ id: paymentCheckouts.id })
      .from(paymentCheckouts)
      .where(
        and(
          eq(paymentCheckouts.organizationId, actor.organizationId),
          eq(paymentCheckouts.state, 'open'),
          where,
        ),
      )
      .orderBy(asc(paymentCheckouts.createdAt))
      .limit(BATCH)
    return rows.map(({ id }) => id)
  })
