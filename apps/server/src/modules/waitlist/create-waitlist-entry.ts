import type * as api from '@oaklet/api/contract'
import { MAX_WAITLIST_ENTRIES, type WaitlistEntry } from '@oaklet/api/contract'
import { and, count, eq } from 'drizzle-orm'
import { waitlistEntries } from '../../db/schema/waitlist-table'
import { AppError, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { clients } from '../../db/schema/clients-table'
import { isClient } from '../caseload'
import { requireWishes } from './require-wishes'
import { showEntry } from './select-entries'

/** Puts a client on the waitlist; one may wait for several things. */
export async function createWaitlistEntry(
  { actor, scope, params: { practiceId }, body }: CallOf<typeof api.createWaitlistEntry>,
  work: Work,
): Promise<WaitlistEntry> {
  const { clientId, ...wishes } = body
  const [client] = await work.tx
    .select({ status: clients.status })
    .from(clients)
    .where(isClient(actor, { practiceId, clientId }, scope))
    .for('share')
  if (client === undefined) {
    throw validationFailed([{ path: 'clientId', message: 'Choose a client of this practice' }])
  }
  if (client.status === 'archived') {
    throw validationFailed([{ path: 'clientId', message: 'An archived client can’t be booked' }])
  }
  await requireWishes(work, practiceId, wishes)
  const { organizationId } = actor
  const [waiting] = await work.tx
    .select({ entries: count() })
    .from(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.organizationId, organizationId),
        eq(waitlistEntries.practiceId, practiceId),
        eq(waitlistEntries.status, 'waiting'),
      ),
    )
  if ((waiting?.entries ?? 0) >= MAX_WAITLIST_ENTRIES) {
    throw new AppError(
      'transition_refused',
      `${MAX_WAITLIST_ENTRIES} clients wait already: take off who doesn’t wait any more.`,
    )
  }
  const [entryId, now] = [work.newId(), work.now()]
  await work.tx.insert(waitlistEntries).values({
    ...{ organizationId, id: entryId, practiceId, clientId, ...wishes },
    ...{ status: 'waiting', joinedAt: now, createdAt: now, updatedAt: now },
  })
  const changed = Object.keys(body)
  await recordAudit(work, { action: 'created', resource: 'waitlist_entry', recordId: entryId, changed })
  return showEntry(work, { practiceId, entryId }, scope)
}
