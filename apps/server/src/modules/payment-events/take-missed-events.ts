import { and, eq, ne } from 'drizzle-orm'
import { paymentConnections } from '../../db/schema/payment-connections-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { ProviderAway, ProviderRefused } from '../../payment-provider'
import { takeEvent } from './take-provider-event'

const JOB = 'missed payment events'

/** The provider tries a call again for three days; what is older was taken, or asked for before. */
const LOOKED_BACK_MS = 4 * 24 * 3_600_000

/**
 * Reads what the provider would have told in the last days, and takes what never came: a charge, a refund or a dispute
 * whose call was lost, or, where the provider can't call this server, all of them.
 */
export async function takeMissedEvents(deps: Deps): Promise<void> {
  await inEachOrganization(deps, JOB, (organizationId) => takeMissedIn(deps, organizationId))
}

/** The same in one organization. */
export async function takeMissedIn(deps: Deps, organizationId: string): Promise<void> {
  const { mode } = deps.paymentProvider
  const connections = await inTenant(deps.db, organizationId, (tx) =>
    tx
      .select({ account: paymentConnections.accountId })
      .from(paymentConnections)
      .where(
        and(
          eq(paymentConnections.organizationId, organizationId),
          eq(paymentConnections.mode, mode),
          ne(paymentConnections.state, 'disconnected'),
        ),
      ),
  )
  const since = new Date(deps.clock.now().getTime() - LOOKED_BACK_MS)
  const actor = { kind: 'job' as const, organizationId, name: JOB }
  for (const { account } of connections) {
    try {
      for (const event of await deps.paymentProvider.eventsSince(account, since)) {
        if (deps.changes.ended.aborted) return
        await takeEvent(deps, actor, event)
      }
    } catch (error) {
      // The account is asked about again after the next pause.
      if (!(error instanceof ProviderAway || error instanceof ProviderRefused)) throw error
    }
  }
}
