import type * as api from '@oaklet/api/contract'
import type { WaitlistEntry } from '@oaklet/api/contract'
import { waitlistEntries } from '../../db/schema/waitlist-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { changedFields, recordAudit } from '../audit'
import { isEntry, lockEntry } from './lock-entry'
import { requireWishes } from './require-wishes'
import { showEntry } from './select-entries'

/** Changes what a client waits for; what was offered to them stays offered. */
export async function updateWaitlistEntry(
  { scope, params: key, body }: CallOf<typeof api.updateWaitlistEntry>,
  work: Work,
): Promise<WaitlistEntry> {
  const { version, ...wishes } = body
  const before = await lockEntry(work, key, scope, version)
  await requireWishes(work, key.practiceId, wishes, before)
  const changed = changedFields(before, wishes)
  if (changed.length > 0) {
    await work.tx
      .update(waitlistEntries)
      .set({ ...wishes, version: version + 1, updatedAt: work.now() })
      .where(isEntry(work, key))
    const recordId = key.entryId
    await recordAudit(work, { action: 'updated', resource: 'waitlist_entry', recordId, changed })
  }
  return showEntry(work, key, scope)
}
