import { and, eq } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { clients } from '../../db/schema/clients-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { isVisibleClient } from '../caseload'

/** Names one client of one practice, as the routes' parameters do. */
export interface ClientKey {
  practiceId: string
  clientId: string
}

const select = (work: Work, { practiceId, clientId }: ClientKey, scope: Scope) =>
  work.tx
    .select()
    .from(clients)
    .where(and(isVisibleClient(work.actor, practiceId, scope), eq(clients.id, clientId)))

type ClientRow = typeof clients.$inferSelect

/** The client whose measures these are; throws 404 when the actor may not know of one. */
export async function findClientOfMeasures(...of: Parameters<typeof select>): Promise<ClientRow> {
  const [client] = await select(...of)
  if (client === undefined) throw notFound()
  return client
}

/** Locks the same client until the transaction ends, so that they are not archived or reassigned meanwhile. */
export async function holdClientOfMeasures(...of: Parameters<typeof select>): Promise<ClientRow> {
  const [client] = await select(...of).for('share')
  if (client === undefined) throw notFound()
  return client
}
