import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { clients } from '../../db/schema/clients-table'
import type { Work } from '../../work'
import { recordAudits } from '../audit'
import { clientsInScope } from '../caseload'

/** As many as one statement has parameters for. */
const CHUNK_ROWS = 500

/** A client of a clinician. */
export type ClientOf = Pick<typeof clients.$inferSelect, 'id' | 'practiceId'>

/** Selects a clinician's clients in all practices, without archived ones, which need no clinician. */
const selectOf = (tx: Tx, { organizationId, staffId }: { organizationId: string; staffId: string }) =>
  tx
    .select({ id: clients.id, practiceId: clients.practiceId })
    .from(clients)
    .where(
      and(
        eq(clients.organizationId, organizationId),
        clientsInScope({ staffId }, 'own'),
        ne(clients.status, 'archived'),
      ),
    )
    .orderBy(asc(clients.id))

/** A clinician's clients in all practices, without those in the archive. */
export const selectClientsOf = (...of: Parameters<typeof selectOf>): Promise<ClientOf[]> => selectOf(...of)

/** Locks the same clients until the transaction ends: changes of them wait, bookings don't. */
export const lockClientsOf = (...of: Parameters<typeof selectOf>): Promise<ClientOf[]> =>
  selectOf(...of).for('no key update')

/** Gives held clients another primary clinician, each with its audit event. */
export async function giveClients(
  work: Work,
  held: readonly ClientOf[],
  primaryClinicianId: string,
): Promise<void> {
  const entry = { action: 'updated', resource: 'client', changed: ['primaryClinicianId'] } as const
  for (let at = 0; at < held.length; at += CHUNK_ROWS) {
    const ids = held.slice(at, at + CHUNK_ROWS).map(({ id }) => id)
    await work.tx
      .update(clients)
      .set({ primaryClinicianId, version: sql`${clients.version} + 1`, updatedAt: work.now() })
      .where(and(eq(clients.organizationId, work.actor.organizationId), inArray(clients.id, ids)))
    const events = ids.map((recordId) => ({ ...entry, recordId }))
    await recordAudits(work, events)
  }
}
