import type { NotificationsSummary } from '@oaklet/api/contract'

/**
 * What to say aloud when one summary follows another; null when nothing came that is new to the person. `latest` is
 * when the last one came that was ever the newest: it may have been archived, and brought back.
 */
export function newsOf(
  before: NotificationsSummary | undefined,
  after: NotificationsSummary,
  latest = before?.newest?.createdAt,
): string | null {
  const { newest, unread } = after
  if (before === undefined || newest?.status !== 'unread') return null
  if (latest !== undefined && newest.createdAt <= latest) return null
  const more = unread - before.unread
  return more > 1 ? `${more} new notifications` : `New notification: ${newest.subject}`
}
