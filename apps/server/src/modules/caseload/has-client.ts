import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { clients } from '../../db/schema/clients-table'

/** Whether the practice has the client. */
export async function hasClient(
  tx: Tx,
  { organizationId, practiceId, clientId }: { organizationId: string; practiceId: string; clientId: string },
): Promise<boolean> {
  const found = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        eq(clients.organizationId, organizationId),
        eq(clients.practiceId, practiceId),
        eq(clients.id, clientId),
      ),
    )
  return found.length > 0
}
