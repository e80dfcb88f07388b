import type { ClientActor } from '../../../actor'
import { packetPages } from '../../../db/schema/packets-table'
import type { Work } from '../../../work'

type Page = Pick<typeof packetPages.$inferInsert, 'itemId' | 'page' | 'answers' | 'rev'>

/** Stores what was answered on a page, whose packet is locked. */
export async function storePage(
  { tx, actor, now }: Work<ClientActor>,
  { itemId, page, ...answered }: Page,
): Promise<void> {
  const saved = { ...answered, savedAt: now() }
  await tx
    .insert(packetPages)
    .values({ organizationId: actor.organizationId, itemId, page, ...saved })
    .onConflictDoUpdate({
      target: [packetPages.organizationId, packetPages.itemId, packetPages.page],
      set: saved,
    })
}
