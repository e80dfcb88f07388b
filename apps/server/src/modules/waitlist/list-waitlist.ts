import type * as api from '@oaklet/api/contract'
import type { WaitlistEntry } from '@oaklet/api/contract'
import { eq, ne } from 'drizzle-orm'
import { waitlistEntries } from '../../db/schema/waitlist-table'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { selectEntries, showEntries } from './select-entries'

const ENDED_SHOWN = 100

/** Who waits, or the latest who don’t any more, the last one first. */
export async function listWaitlist(
  { scope, params: { practiceId }, query }: CallOf<typeof api.listWaitlist>,
  work: Work,
): Promise<WaitlistEntry[]> {
  const isEnded = query.status === 'ended'
  const where = (isEnded ? ne : eq)(waitlistEntries.status, 'waiting')
  const found = await selectEntries(work, practiceId, scope, where)
  if (!isEnded) return showEntries(work, found)
  const byEnd = found.toSorted(
    (one, other) => other.entry.updatedAt.getTime() - one.entry.updatedAt.getTime(),
  )
  return showEntries(work, byEnd.slice(0, ENDED_SHOWN))
}
