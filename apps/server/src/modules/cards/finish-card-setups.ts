import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { cardSetups } from '../../db/schema/cards-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { ProviderAway, ProviderRefused } from '../../payment-provider'
import { finishCardSetup } from './finish-card-setup'

const JOB = 'cards to keep'
/** Who still is on the provider's page comes back by themselves. */
const ASKED_AFTER_MS = 10 * 60_000
/** The provider ends after 24 hours what nobody went on with. */
const ASKED_UNTIL_MS = 25 * 3_600_000
const BATCH = 200

/** Asks what came of the ways to the provider from which nobody came back. */
export async function finishCardSetups(deps: Deps): Promise<void> {
  await inEachOrganization(deps, JOB, async (organizationId) => {
    const now = deps.clock.now().getTime()
    const open = await inTenant(deps.db, organizationId, (tx) =>
      tx
        .select({ id: cardSetups.id })
        .from(cardSetups)
        .where(
          and(
            eq(cardSetups.organizationId, organizationId),
            eq(cardSetups.state, 'open'),
            lt(cardSetups.createdAt, new Date(now - ASKED_AFTER_MS)),
            gt(cardSetups.createdAt, new Date(now - ASKED_UNTIL_MS)),
          ),
        )
        .orderBy(asc(cardSetups.createdAt))
        .limit(BATCH),
    )
    for (const { id } of open) {
      if (deps.changes.ended.aborted) return
      try {
        await finishCardSetup(deps, { kind: 'job', organizationId, name: JOB }, id)
      } catch (error) {
        // One that can't be asked for holds up no other.
        if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
      }
    }
  })
}
