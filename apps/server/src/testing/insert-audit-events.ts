import { eq } from 'drizzle-orm'
import { auditEvents, auditHeads } from '../db/schema/audit-table'
import { inTenant } from '../db/tenant'
import { insertRows } from '../db/insert-rows'
import { CHAIN_FORMAT, CHAIN_START, eventHash } from '../modules/audit/event-hash'
import type { TestPractice } from './a-practice'
import type { TestApp } from './create-test-app'

type Event = typeof auditEvents.$inferSelect

/** Adds many events to the organization's chain at once; override what the test is about. */
export function insertAuditEvents(
  { deps, clock }: TestApp,
  { organizationId }: Pick<TestPractice, 'organizationId'>,
  events: readonly Partial<Event>[],
): Promise<void> {
  return inTenant(deps.db, organizationId, async (tx) => {
    const mine = eq(auditHeads.organizationId, organizationId)
    const [head] = await tx.select().from(auditHeads).where(mine)
    let [seq, prevHash] = [head?.seq ?? 0, head?.hash ?? CHAIN_START]
    const rows = events.map((given) => {
      const event = {
        ...{ organizationId, seq: (seq += 1), id: deps.newId(), occurredAt: clock.now(), prevHash },
        ...{
          format: CHAIN_FORMAT,
          actorKind: 'staff' as const,
          actorName: null,
          clientId: null,
          linkId: null,
        },
        ...{ userId: deps.newId(), sessionId: deps.newId(), requestId: deps.newId(), address: '203.0.113.7' },
        ...{ source: 'server' as const, action: 'updated', resource: 'client', recordId: deps.newId() },
        changed: [],
        ...given,
      }
      prevHash = eventHash(event)
      return { ...event, hash: prevHash }
    })
    await insertRows(tx, auditEvents, rows)
    await tx
      .insert(auditHeads)
      .values({ organizationId, seq, hash: prevHash })
      .onConflictDoUpdate({ target: auditHeads.organizationId, set: { seq, hash: prevHash } })
  })
}
