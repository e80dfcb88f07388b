import { and, eq, ne } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { paymentConnections } from '../../db/schema/payment-connections-table'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { inWork } from '../../work'
import { saveReading } from './save-connection'

const JOB = 'payment accounts'

/** Reads the accounts of all practices anew, for what no call of the provider told. */
export async function refreshConnections(deps: Deps): Promise<void> {
  await inEachOrganization(deps, JOB, (organizationId) =>
    refreshAccounts(deps, { kind: 'job', organizationId, name: JOB }, null),
  )
}

/** Reads accounts anew and keeps how they stand: of all practices of the actor's organization, or one account alone. */
export async function refreshAccounts(deps: Deps, actor: Actor, accountId: string | null): Promise<void> {
  const { mode } = deps.paymentProvider
  const connections = await inWork(deps, actor, ({ tx }) =>
    tx
      .select({ practiceId: paymentConnections.practiceId, accountId: paymentConnections.accountId })
      .from(paymentConnections)
      .where(
        and(
          eq(paymentConnections.organizationId, actor.organizationId),
          eq(paymentConnections.mode, mode),
          ne(paymentConnections.state, 'disconnected'),
          accountId === null ? undefined : eq(paymentConnections.accountId, accountId),
        ),
      ),
  )
  for (const connection of connections) {
    const readAt = deps.clock.now()
    const account = await deps.paymentProvider.findAccount(connection.accountId)
    await inWork(deps, actor, (work) =>
      saveReading(work, connection.practiceId, { accountId: connection.accountId, account, readAt }),
    )
  }
}
