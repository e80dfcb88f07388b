import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { paymentAccounts, paymentConnections } from '../../db/schema/payment-connections-table'
import { enterAuth, enterTenant } from '../../db/tenant'
import type { ProviderAccount } from '../../payment-provider'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { tellOfAccount } from './tell-of-account'
import { lockConnection, stateOfAccount } from './connection-rows'

/** Makes an account the practice's, as it stands; calls of the provider about it lead to this organization then. */
export async function saveNewAccount(
  work: Work,
  practiceId: string,
  account: ProviderAccount,
): Promise<void> {
  const { tx, actor, deps } = work
  const { organizationId, staffId } = actor
  await enterAuth(tx)
  await tx.insert(paymentAccounts).values({ accountId: account.id, organizationId }).onConflictDoNothing()
  await enterTenant(tx, organizationId)
  const now = work.now()
  const fields = {
    mode: deps.paymentProvider.mode,
    accountId: account.id,
    state: stateOfAccount(account),
    requirements: [...account.requirements],
    connectedById: staffId,
    connectedAt: now,
    updatedAt: now,
  }
  await tx
    .insert(paymentConnections)
    .values({ ...fields, organizationId, practiceId, createdAt: now })
    .onConflictDoUpdate({
      target: [paymentConnections.organizationId, paymentConnections.practiceId],
      set: fields,
    })
}

/**
 * Keeps what was read of an account since `readAt`, unless something newer is kept, the practice has given it up, or has
 * another. Only a change is recorded.
 */
export async function saveReading(
  work: Work<Actor>,
  practiceId: string,
  { accountId, account, readAt }: { accountId: string; account: ProviderAccount | null; readAt: Date },
): Promise<void> {
  const connection = await lockConnection(work, practiceId)
  if (connection?.accountId !== accountId || connection.state === 'disconnected') return
  if (connection.updatedAt > readAt) return
  const state = stateOfAccount(account)
  const requirements = [...(account?.requirements ?? [])]
  if (connection.state === state && isDeepStrictEqual(connection.requirements, requirements)) return
  if (work.actor.kind !== 'staff') await tellOfAccount(work, connection, { state, requirements })
  await setState(work, practiceId, { state, requirements, updatedAt: readAt })
}

/** Changes how a practice's account stands, and says so in the audit log. */
export async function setState(
  work: Work<Actor>,
  practiceId: string,
  fields: Pick<typeof paymentConnections.$inferSelect, 'state' | 'requirements' | 'updatedAt'>,
): Promise<void> {
  await work.tx
    .update(paymentConnections)
    .set(fields)
    .where(
      and(
        eq(paymentConnections.organizationId, work.actor.organizationId),
        eq(paymentConnections.practiceId, practiceId),
      ),
    )
  await recordAudit(work, {
    action: fields.state === 'disconnected' ? 'disconnected' : 'updated',
    resource: 'payment_connection',
    recordId: practiceId,
    changed: ['state', 'requirements'],
  })
}
