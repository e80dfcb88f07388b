import type { NotificationsSummary } from '@oaklet/api/contract'

/** What to say aloud when one summary follows another; null when nothing came that is new to the person. */
export function newsOf(before: NotificationsSummary | undefined, after: NotificationsSummary): string | null {
  const { newest, unread } = after
  if (before === undefined || newest?.status !== 'unread') return null
  if (before.newest !== null && newest.createdAt <= before.newest.createdAt) return null
  const more = unread - before.unread
  return more > 1 ? `${more} new notifications` : `New notification: ${newest.subject}`
}
