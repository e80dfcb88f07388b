import type { PaymentConnection, PaymentConnectionState } from '@oaklet/api/contract'
import { isAllowed } from '@oaklet/api/contract'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Actor, StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { paymentConnections } from '../../db/schema/payment-connections-table'
import { AppError } from '../../errors'
import type { PaymentProvider, ProviderAccount } from '../../payment-provider'
import type { Work } from '../../work'

export type ConnectionRow = typeof paymentConnections.$inferSelect

/** The practice's account with the provider that is in use; null where it has none with that one. */
export async function findConnection(
  { tx, actor, deps }: Work<Actor>,
  practiceId: string,
): Promise<ConnectionRow | null> {
  const [row] = await selectConnection(tx, actor.organizationId, practiceId)
  return row?.mode === deps.paymentProvider.mode ? row : null
}

/** Like {@link findConnection}; nobody else changes it until the transaction ends. */
export async function lockConnection(
  { tx, actor, deps }: Work<Actor>,
  practiceId: string,
): Promise<ConnectionRow | null> {
  const [row] = await selectConnection(tx, actor.organizationId, practiceId).for('update')
  return row?.mode === deps.paymentProvider.mode ? row : null
}

const selectConnection = (tx: Tx, organizationId: string, practiceId: string) =>
  tx
    .select()
    .from(paymentConnections)
    .where(
      and(
        eq(paymentConnections.organizationId, organizationId),
        eq(paymentConnections.practiceId, practiceId),
      ),
    )

/** The accounts that practices of the organization have with the provider that is in use. */
export const accountsInUse = ({
  tx,
  actor,
  deps,
}: Work<Actor>): Promise<{ practiceId: string; accountId: string }[]> =>
  tx
    .select({ practiceId: paymentConnections.practiceId, accountId: paymentConnections.accountId })
    .from(paymentConnections)
    .where(
      and(
        eq(paymentConnections.organizationId, actor.organizationId),
        eq(paymentConnections.mode, deps.paymentProvider.mode),
        ne(paymentConnections.state, 'disconnected'),
      ),
    )
    .orderBy(asc(paymentConnections.practiceId))

/** The account that the practice's cards are with; null while it has none. */
export async function findAccountInUse(work: Work<Actor>, practiceId: string): Promise<string | null> {
  const connection = await findConnection(work, practiceId)
  return connection === null || connection.state === 'disconnected' ? null : connection.accountId
}

/** The account that the practice's cards are with; null while none of them can be charged. */
export async function findChargingAccount(work: Work<Actor>, practiceId: string): Promise<string | null> {
  const connection = await findConnection(work, practiceId)
  return connection?.state === 'active' ? connection.accountId : null
}

/** Like {@link findChargingAccount}; throws 409 while no card can be charged. */
export async function requireChargingAccount(work: Work, practiceId: string): Promise<string> {
  const account = await findChargingAccount(work, practiceId)
  if (account !== null) return account
  throw new AppError(
    'transition_refused',
    'This practice can’t charge cards yet. Connect it in billing settings.',
  )
}

/** How an account stands here, as the provider describes it. */
export function stateOfAccount(account: ProviderAccount | null): PaymentConnectionState {
  if (account === null) return 'disconnected'
  if (account.canCharge) return 'active'
  return account.isSubmitted ? 'restricted' : 'onboarding'
}

const mayConnect = (actor: StaffActor): boolean =>
  isAllowed(actor.permissions, 'billing:edit') && isAllowed(actor.permissions, 'settings:edit')

/** The connection as the contract shows it to the actor. */
export function connectionFor(
  actor: StaffActor,
  provider: PaymentProvider,
  row: ConnectionRow | null,
): PaymentConnection {
  const isUsed = row !== null && row.state !== 'disconnected'
  return {
    state: row?.state ?? 'not_connected',
    isTest: provider.isTest,
    mayConnect: mayConnect(actor),
    accountId: isUsed && mayConnect(actor) ? row.accountId : null,
    dashboard: isUsed && mayConnect(actor) ? provider.dashboardOf(row.accountId) : null,
    requirements: isUsed && row.state !== 'active' ? row.requirements : [],
    connectedAt: isUsed ? row.connectedAt.toISOString() : null,
  }
}
