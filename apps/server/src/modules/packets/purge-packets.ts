import { and, eq, inArray, lt } from 'drizzle-orm'
import type { JobActor } from '../../actor'
import { packetItems, packetLinks, packetPages, packets, packetSessions } from '../../db/schema/packets-table'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { inWork } from '../../work'
import { recordAudits } from '../audit'
import { eraseOffered } from '../client-files'

const JOB = 'expired packets'
const DAY_MS = 86_400_000
/** How long after its end a packet that was never sent in is still there. */
const STAYS_DAYS = 90

/** Deletes the packets that ended 90 days ago without being sent in, with all answers; measures stay. */
export async function purgePackets(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - STAYS_DAYS * DAY_MS)
  await inEachOrganization(deps, JOB, (organizationId) => {
    const actor: JobActor = { kind: 'job', name: JOB, organizationId }
    return inWork(deps, actor, async (work) => {
      const { tx } = work
      const isOld = and(
        eq(packets.organizationId, organizationId),
        inArray(packets.status, ['sent', 'opened', 'in_progress', 'returned', 'revoked']),
        lt(packets.expiresAt, before),
      )
      const old = await tx
        .select({ id: packets.id })
        .from(packets)
        .where(isOld)
        .for('update', { skipLocked: true })
      if (old.length === 0) return
      const ids = old.map(({ id }) => id)
      const items = await tx
        .select({ id: packetItems.id })
        .from(packetItems)
        .where(and(eq(packetItems.organizationId, organizationId), inArray(packetItems.packetId, ids)))
      await eraseOffered(work, items)
      await tx.delete(packetPages).where(
        and(
          eq(packetPages.organizationId, organizationId),
          inArray(
            packetPages.itemId,
            items.map(({ id }) => id),
          ),
        ),
      )
      for (const table of [packetItems, packetSessions, packetLinks]) {
        await tx
          .delete(table)
          .where(and(eq(table.organizationId, organizationId), inArray(table.packetId, ids)))
      }
      await tx
        .delete(packets)
        .where(and(eq(packets.organizationId, organizationId), inArray(packets.id, ids)))
      await recordAudits(
        work,
        ids.map((recordId) => ({ action: 'purged', resource: 'packet', recordId })),
      )
    })
  })
}
