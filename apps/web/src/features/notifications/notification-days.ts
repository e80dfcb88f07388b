import type { Notification } from '@oaklet/api/contract'
import { dateInZone, formatLongDate } from '../../shared/format-date'

/** The notifications of one day, the newest first. */
export interface NotificationDay {
  date: string
  /** "Today", "Yesterday", or the date. */
  words: string
  notifications: Notification[]
}

const DAY_MS = 86_400_000

/** Puts notifications, the newest first, under their days on the practice's calendar. */
export function notificationDays(
  notifications: readonly Notification[],
  timeZone: string,
  now: string,
): NotificationDay[] {
  const today = dateInZone(now, timeZone)
  const days: NotificationDay[] = []
  for (const notification of notifications) {
    const date = dateInZone(notification.createdAt, timeZone)
    const last = days.at(-1)
    if (last?.date === date) last.notifications.push(notification)
    else days.push({ date, words: dayWords(date, today), notifications: [notification] })
  }
  return days
}

function dayWords(date: string, today: string): string {
  if (date === today) return 'Today'
  const yesterday = new Date(Date.parse(`${today}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)
  if (date === yesterday) return 'Yesterday'
  return formatLongDate(date, today)
}
