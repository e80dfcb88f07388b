import { createHash } from 'node:crypto'
import type { auditEvents } from '../../db/schema/audit-table'

/** What the first event of a chain follows. */
export const CHAIN_START = '0'.repeat(64)

/** The format of events that are recorded now. */
export const CHAIN_FORMAT = 2

type HashedFields = Omit<typeof auditEvents.$inferSelect, 'hash'>

/**
 * SHA-256 in hex over every field of the event and the hash before it, so that a change of any event breaks the chain.
 * Format 1 knows the staff alone and has no field for the kind of actor; a chain may begin in it and go on in 2.
 */
export function eventHash(event: HashedFields): string {
  const actor = event.format === 1 ? actorOfFormat1(event) : actorOfFormat2(event)
  const fields = [
    event.prevHash,
    event.organizationId,
    event.seq,
    event.id,
    event.occurredAt.toISOString(),
    ...actor,
    event.source,
    event.action,
    event.resource,
    event.recordId,
    event.changed,
  ]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

/** What format 1 doesn't cover has to be empty: otherwise it is added, so that the hash doesn't fit. */
function actorOfFormat1(event: HashedFields): readonly unknown[] {
  const { userId, sessionId, requestId, address, actorKind, actorName, clientId, linkId } = event
  const isPlain = actorKind === 'staff' && [actorName, clientId, linkId].every((field) => field === null)
  return [userId, sessionId, requestId, address, ...(isPlain ? [] : actorOfFormat2(event))]
}

const actorOfFormat2 = (event: HashedFields): readonly unknown[] => [
  event.format,
  event.actorKind,
  event.actorName,
  event.userId,
  event.sessionId,
  event.clientId,
  event.linkId,
  event.requestId,
  event.address,
]
