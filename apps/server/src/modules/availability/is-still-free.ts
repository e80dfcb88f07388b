import type { Actor } from '../../actor'
import type { Work } from '../../work'
import { bookingErrors, loadBookable } from './bookable'
import { findClientOverlaps } from './find-client-overlaps'
import { findOverlaps } from './find-overlaps'
import type { PlannedTime } from './planned-time'

/**
 * Whether a time that was offered can still be booked, in locked calendars: everybody is free, and nobody has left. What
 * was closed since then counts for nothing, as the offer was not taken back.
 */
export async function isStillFree(
  work: Work<Actor>,
  practiceId: string,
  planned: PlannedTime,
): Promise<boolean> {
  const bookable = await loadBookable(work, practiceId, undefined, [planned])
  if (bookingErrors(bookable, planned).length > 0) return false
  const overlaps = await findOverlaps(work, [planned])
  return overlaps.length === 0 && (await findClientOverlaps(work, [planned])).length === 0
}
