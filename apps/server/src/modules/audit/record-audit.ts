import type { AuditAction, AuditResource, AuditSource } from '@oaklet/api/contract'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import type { Tx } from '../../db/database'
import { insertRows } from '../../db/insert-rows'
import { auditEvents, auditHeads } from '../../db/schema/audit-table'
import type { Deps } from '../../deps'
import type { Work } from '../../work'
import { CHAIN_FORMAT, CHAIN_START, eventHash } from './event-hash'

/** What a verb did. `changed` names fields, never their values. */
export interface AuditEntry {
  action: AuditAction
  resource: AuditResource
  recordId: string
  changed?: readonly string[]
  /** `client` for what a browser reported rather than what the server did itself. */
  source?: AuditSource
}

/** A job runs without a call. */
const NO_CALL = { requestId: null, address: null }

interface Head {
  seq: number
  hash: string
}

/** Adds an event to the organization's chain, in the transaction that made the change. */
export const recordAudit = (work: Work<Actor>, entry: AuditEntry): Promise<void> =>
  recordAudits(work, [entry])

/** Adds several events in their order, for what changes many records at once. */
export async function recordAudits(work: Work<Actor>, entries: readonly AuditEntry[]): Promise<void> {
  const { organizationId } = work.actor
  let head = await lockHead(work.tx, organizationId)
  const events = entries.map((entry) => {
    const event = eventAfter(head, work.deps, work.actor, entry)
    head = event
    return event
  })
  await insertRows(work.tx, auditEvents, events)
  await work.tx
    .update(auditHeads)
    .set({ seq: head.seq, hash: head.hash })
    .where(eq(auditHeads.organizationId, organizationId))
}

function eventAfter(head: Head, deps: Deps, actor: Actor, entry: AuditEntry) {
  const event = {
    organizationId: actor.organizationId,
    seq: head.seq + 1,
    id: deps.newId(),
    occurredAt: deps.clock.now(),
    format: CHAIN_FORMAT,
    ...actorColumns(actor),
    source: entry.source ?? 'server',
    action: entry.action,
    resource: entry.resource,
    recordId: entry.recordId,
    changed: [...(entry.changed ?? [])],
    prevHash: head.hash,
  }
  return { ...event, hash: eventHash(event) }
}

/** Who acted, as a row keeps it: one column for each fact, null where the kind of actor has none. */
function actorColumns(actor: Actor) {
  const { requestId, address } = actor.kind === 'job' ? NO_CALL : actor
  return {
    actorKind: actor.kind,
    actorName: actor.kind === 'job' || actor.kind === 'provider' ? actor.name : null,
    userId: actor.kind === 'staff' ? actor.userId : null,
    sessionId: actor.kind === 'staff' ? actor.sessionId : null,
    clientId: actor.kind === 'client' ? actor.clientId : null,
    linkId: actor.kind === 'client' ? actor.linkId : null,
    requestId,
    address,
  }
}

/** The end of the chain, held until the transaction ends so that no event is added beside it. */
async function lockHead(tx: Tx, organizationId: string): Promise<Head> {
  const mine = eq(auditHeads.organizationId, organizationId)
  const [head] = await tx.select().from(auditHeads).where(mine).for('update')
  if (head !== undefined) return head
  await tx.insert(auditHeads).values({ organizationId, seq: 0, hash: CHAIN_START }).onConflictDoNothing()
  const [made] = await tx.select().from(auditHeads).where(mine).for('update')
  return made ?? { seq: 0, hash: CHAIN_START }
}
