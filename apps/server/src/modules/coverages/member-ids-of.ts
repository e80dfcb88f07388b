import { and, eq } from 'drizzle-orm'
import { coverages } from '../../db/schema/coverages-table'
import type { Work } from '../../work'

/** The member ids of the practice's clients, also those of former coverages, by the client's id. */
export async function memberIdsOf({ tx, actor }: Work, practiceId: string): Promise<Map<string, string[]>> {
  const rows = await tx
    .select({ clientId: coverages.clientId, memberId: coverages.memberId })
    .from(coverages)
    .where(and(eq(coverages.organizationId, actor.organizationId), eq(coverages.practiceId, practiceId)))
  const ids = new Map<string, string[]>()
  for (const { clientId, memberId } of rows) ids.set(clientId, [...(ids.get(clientId) ?? []), memberId])
  return ids
}
