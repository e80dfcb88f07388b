import { and, eq } from 'drizzle-orm'
import type { Scope, StaffActor } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { isVisibleClient } from './own-clients'

/** Names one client of one practice, as the routes' parameters do. */
export interface ClientKey {
  practiceId: string
  clientId: string
}

/** The row that `key` names, if the actor may know of it. */
export const isClient = (actor: StaffActor, { practiceId, clientId }: ClientKey, scope: Scope) =>
  and(isVisibleClient(actor, practiceId, scope), eq(clients.id, clientId))

const select = ({ tx, actor }: Work, key: ClientKey, scope: Scope) =>
  tx
    .select()
    .from(clients)
    .where(isClient(actor, key, scope))

type ClientRow = typeof clients.$inferSelect

/** The client that `key` names; throws 404 when the actor may not know of one. */
export async function clientOf(...of: Parameters<typeof select>): Promise<ClientRow> {
  return known(await select(...of))
}

/** Like {@link clientOf}; the client is not archived or reassigned until the transaction ends. */
export async function holdClientOf(...of: Parameters<typeof select>): Promise<ClientRow> {
  return known(await select(...of).for('share'))
}

/**
 * Like {@link clientOf}, and locks the client until the transaction ends, so that of two changes about a client at once
 * the second sees what the first has done; bookings don't wait.
 */
export async function lockClientOf(...of: Parameters<typeof select>): Promise<ClientRow> {
  return known(await select(...of).for('no key update'))
}

function known([client]: readonly ClientRow[]): ClientRow {
  if (client === undefined) throw notFound()
  return client
}
