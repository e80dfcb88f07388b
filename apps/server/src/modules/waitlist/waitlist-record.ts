import { and } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import { exportedSlotOffers, exportedWaitlistEntries, waitlistEntries } from '../../db/schema/waitlist-table'
import { isOneOf, type RecordKind, type RecordName } from '../../record-kind'
import type { Work } from '../../work'
import { displayName, isClientOf, isClientSeenWith, NAMED_CLIENT } from '../caseload'

/** Named by its client. */
export const waitlistRecord: RecordKind = {
  tables: [exportedWaitlistEntries, exportedSlotOffers],
  names: { waitlist_entry: readNames },
}

/** An entry is named by its client, to those who may see them. */
async function readNames(work: Work, ids: readonly string[]): Promise<RecordName[]> {
  const rows = await work.tx
    .select({ id: waitlistEntries.id, client: NAMED_CLIENT })
    .from(waitlistEntries)
    .innerJoin(clients, isClientOf(waitlistEntries))
    .where(
      and(
        isOneOf(work, waitlistEntries, waitlistEntries.id, ids),
        isClientSeenWith(work.actor, 'clients:view'),
      ),
    )
  return rows.map(({ id, client }) => ({ id, name: displayName(client) }))
}
