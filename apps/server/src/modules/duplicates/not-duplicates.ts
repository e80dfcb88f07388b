import { and, eq, or, sql } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { notDuplicates } from '../../db/schema/not-duplicates-table'
import type { Work } from '../../work'
import { recordAudits } from '../audit'

/** The ids of two clients. */
export type Pair = readonly [string, string]

/** The two ids in the order in which they are stored: the same pair whoever is named first. */
export const inOrder = ([one, other]: Pair): Pair => (one < other ? [one, other] : [other, one])

/** The row of a pair. */
export function isPair({ organizationId }: StaffActor, pair: Pair) {
  const [clientId, otherClientId] = inOrder(pair)
  return and(
    eq(notDuplicates.organizationId, organizationId),
    eq(notDuplicates.clientId, clientId),
    eq(notDuplicates.otherClientId, otherClientId),
  )
}

/** Selects the ids of those whom a client was said not to be. */
export const otherThan = (tx: Tx, { organizationId }: StaffActor, clientId: string) =>
  tx
    .select({
      id: sql`case when ${notDuplicates.clientId} = ${clientId}
        then ${notDuplicates.otherClientId} else ${notDuplicates.clientId} end`,
    })
    .from(notDuplicates)
    .where(
      and(
        eq(notDuplicates.organizationId, organizationId),
        or(eq(notDuplicates.clientId, clientId), eq(notDuplicates.otherClientId, clientId)),
      ),
    )

/**
 * Stores that the two of each pair are not one person, and returns the ids of those of whom nobody had said so, for
 * {@link recordMark}. A transaction does this before its first event, as clients are locked before the audit log.
 */
export async function insertMarks(
  work: Work,
  practiceId: string,
  pairs: readonly Pair[],
): Promise<readonly string[]> {
  if (pairs.length === 0) return []
  const { organizationId, staffId } = work.actor
  const createdAt = work.now()
  const rows = pairs.map(inOrder).map(([clientId, otherClientId]) => ({
    ...{ organizationId, practiceId, clientId, otherClientId },
    ...{ markedById: staffId, createdAt },
  }))
  const marked = await work.tx.insert(notDuplicates).values(rows).onConflictDoNothing().returning()
  return [...new Set(marked.flatMap((row) => [row.clientId, row.otherClientId]))]
}

/** Adds an event to each of these clients. */
export async function recordMark(
  work: Work,
  action: 'not_duplicates' | 'not_duplicates_undone',
  clientIds: readonly string[],
): Promise<void> {
  if (clientIds.length === 0) return
  await recordAudits(
    work,
    clientIds.map((recordId) => ({ action, resource: 'client', recordId })),
  )
}
