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
    .select({ id: clients.id })
    .from(clients)
    .where(and(isVisibleClient(work.actor, practiceId, scope), eq(clients.id, clientId)))

/** Throws 404 when the actor may not know of the client. */
export async function requireClient(...of: Parameters<typeof select>): Promise<void> {
  const [client] = await select(...of)
  if (client === undefined) throw notFound()
}

/**
 * Like {@link requireClient}, and locks the client until the transaction ends, so that of two changes of their coverage
 * at once the second sees what the first has done; bookings don't wait.
 */
export async function lockClientOfCoverage(...of: Parameters<typeof select>): Promise<void> {
  const [client] = await select(...of).for('no key update')
  if (client === undefined) throw notFound()
}
