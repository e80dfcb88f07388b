import type * as api from '@oaklet/api/contract'
import type { WaitlistEntry } from '@oaklet/api/contract'
import { and, eq, gt } from 'drizzle-orm'
import { slotOffers, waitlistEntries } from '../../db/schema/waitlist-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { isEntry, lockEntry } from './lock-entry'
import { showEntry } from './select-entries'

/**
 * Takes a client off the waitlist, which withdraws what is offered to them, or puts them back: they have then waited
 * since they joined.
 */
export async function setWaitlistStatus(
  { scope, params: key, body: { status, version } }: CallOf<typeof api.setWaitlistStatus>,
  work: Work,
): Promise<WaitlistEntry> {
  const before = await lockEntry(work, key, scope, version)
  if (before.status === status) return showEntry(work, key, scope)
  if (status !== 'waiting') {
    await work.tx
      .update(slotOffers)
      .set({ status: 'withdrawn' })
      .where(
        and(
          eq(slotOffers.organizationId, work.actor.organizationId),
          eq(slotOffers.entryId, key.entryId),
          eq(slotOffers.status, 'open'),
          gt(slotOffers.expiresAt, work.now()),
        ),
      )
  }
  await work.tx
    .update(waitlistEntries)
    .set({ status, version: version + 1, updatedAt: work.now() })
    .where(isEntry(work, key))
  await recordAudit(work, {
    ...{ action: 'waitlist_changed', resource: 'waitlist_entry', recordId: key.entryId },
    changed: ['status'],
  })
  return showEntry(work, key, scope)
}
