import { createHash } from 'node:crypto'
import type { auditEvents } from './audit-table'

/** What the first event of a chain follows. */
export const CHAIN_START = '0'.repeat(64)

type HashedFields = Omit<typeof auditEvents.$inferSelect, 'hash'>

/** SHA-256 over everything in the event, the hash before it included: changing any event breaks all after it. */
export function eventHash(event: HashedFields): string {
  const fields = [
    event.prevHash,
    event.organizationId,
    event.seq,
    event.id,
    event.occurredAt.toISOString(),
    event.userId,
    event.sessionId,
    event.requestId,
    event.address,
    event.source,
    event.action,
    event.resource,
    event.recordId,
    event.changed,
  ]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}
