import type { Actor } from '../../actor'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { inWork } from '../../work'
import { accountsInUse } from './connection-rows'
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
  const all = await inWork(deps, actor, accountsInUse)
  const connections = all.filter((one) => accountId === null || one.accountId === accountId)
  for (const connection of connections) {
    const readAt = deps.clock.now()
    const account = await deps.paymentProvider.findAccount(connection.accountId)
    await inWork(deps, actor, (work) =>
      saveReading(work, connection.practiceId, { accountId: connection.accountId, account, readAt }),
    )
  }
}
