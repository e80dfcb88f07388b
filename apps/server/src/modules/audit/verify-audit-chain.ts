import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { auditEvents, auditHeads } from './audit-table'
import { CHAIN_START, eventHash } from './event-hash'

/** The number of the first event that doesn't fit the chain, or null when the whole chain holds. */
export async function verifyAuditChain(tx: Tx, organizationId: string): Promise<number | null> {
  const events = await tx
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.organizationId, organizationId))
    .orderBy(asc(auditEvents.seq))
  const [head] = await tx.select().from(auditHeads).where(eq(auditHeads.organizationId, organizationId))
  let prevHash = CHAIN_START
  for (const [index, event] of events.entries()) {
    const fits = event.seq === index + 1 && event.prevHash === prevHash && eventHash(event) === event.hash
    if (!fits) return index + 1
    prevHash = event.hash
  }
  return (head?.hash ?? CHAIN_START) === prevHash ? null : events.length + 1
}
