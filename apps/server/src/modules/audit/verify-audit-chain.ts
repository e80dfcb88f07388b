import { and, asc, eq, gt } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { auditEvents, auditHeads } from '../../db/schema/audit-table'
import { createChainCheck, type ChainFlaw } from './chain-check'

const EVENTS_PER_READ = 2_000

/** How an organization's chain was found. */
export interface ChainReport {
  events: number
  /** The hash of the last event, which stands for the whole chain; null without one. */
  end: string | null
  /** Empty when every event is as it was recorded, and in order. */
  flaws: readonly ChainFlaw[]
}

/** Reads the organization's whole chain. The transaction should see one state of the database throughout. */
export async function verifyAuditChain(tx: Tx, organizationId: string): Promise<ChainReport> {
  const [head] = await tx.select().from(auditHeads).where(eq(auditHeads.organizationId, organizationId))
  const check = createChainCheck(head)
  let events = 0
  let last: typeof auditEvents.$inferSelect | undefined
  for (;;) {
    const rows = await tx
      .select()
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.organizationId, organizationId),
          last === undefined ? undefined : gt(auditEvents.seq, last.seq),
        ),
      )
      .orderBy(asc(auditEvents.seq))
      .limit(EVENTS_PER_READ)
    for (const event of rows) check.add(event)
    events += rows.length
    last = rows.at(-1) ?? last
    if (rows.length < EVENTS_PER_READ) break
  }
  return { events, end: last?.hash ?? null, flaws: check.flaws() }
}
