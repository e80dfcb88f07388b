import {
  fromDate,
  parseTime,
  toCalendarDate,
  toCalendarDateTime,
  toTime,
  toZoned,
} from '@internationalized/date'
import type { ReminderSettings } from '@oaklet/api/contract'

const HOUR_MS = 3_600_000
/** A reminder that comes later than this before an appointment helps nobody. */
const LEAST_NOTICE_MS = 2 * HOUR_MS
/** How late a reminder may leave that is due when the day’s mail ends, as the server looks every minute and may be busy. */
const LATE_BY_MS = HOUR_MS / 2

/** What decides when a client is reminded of an appointment. */
export interface ReminderRule extends Pick<ReminderSettings, 'daysBefore' | 'hours'> {
  startsAt: Date
  /** Where the appointment was booked: days before it are counted by the clock there. */
  timeZone: string
  /** The zone of the practice, whose clock says when mail leaves. */
  practiceZone: string
}

/** A reminder that is to leave at a time; it is due already where that is not after now. */
export interface NextReminder {
  daysBefore: number
  at: Date
}

/**
 * Returns the next reminder of an appointment, or null where none is left. `sentDays` says which were sent for its present
 * time: one stands for all that were due earlier. Where several are due at once, the last of them is sent.
 */
export function nextReminder(
  rule: ReminderRule,
  sentDays: readonly number[],
  now: Date,
): NextReminder | null {
  const open = rule.daysBefore
    .filter((days) => days < Math.min(...sentDays, Infinity))
    .map((daysBefore) => ({ daysBefore, at: dueAt(rule, daysBefore) }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const due = open.findLast(({ at }) => at <= now)
  const leaves = due === undefined ? null : leavesAt(rule, due.at, now)
  if (due !== undefined && leaves !== null) return { ...due, at: leaves }
  return open.find(({ at }) => at > now) ?? null
}

/** So many days before the appointment at the same time of day; in the night, when the mail of the day before ends. */
function dueAt({ startsAt, timeZone, practiceZone, hours }: ReminderRule, days: number): Date {
  const start = toCalendarDateTime(fromDate(startsAt, timeZone))
  const local = fromDate(toZoned(start.subtract({ days }), timeZone).toDate(), practiceZone)
  const [time, date] = [toTime(local), toCalendarDate(local)]
  const [opens, closes] = [parseTime(hours.opens), parseTime(hours.closes)]
  if (time.compare(opens) >= 0 && time.compare(closes) <= 0) return local.toDate()
  const day = time.compare(opens) < 0 ? date.subtract({ days: 1 }) : date
  return toZoned(toCalendarDateTime(day, closes), practiceZone).toDate()
}

/** When a reminder leaves that is due: now, or when mail leaves next; null where that is too late. */
function leavesAt({ startsAt, practiceZone, hours }: ReminderRule, due: Date, now: Date): Date | null {
  const at = now.getTime() - due.getTime() < LATE_BY_MS ? now : nextOpening(hours, practiceZone, now)
  return startsAt.getTime() - at.getTime() < LEAST_NOTICE_MS ? null : at
}

/** Now where mail leaves now, else when it leaves next. */
export function nextOpening(hours: ReminderSettings['hours'], practiceZone: string, now: Date): Date {
  const local = fromDate(now, practiceZone)
  const [time, date] = [toTime(local), toCalendarDate(local)]
  const opens = parseTime(hours.opens)
  if (time.compare(opens) < 0) return toZoned(toCalendarDateTime(date, opens), practiceZone).toDate()
  if (time.compare(parseTime(hours.closes)) < 0) return now
  return toZoned(toCalendarDateTime(date.add({ days: 1 }), opens), practiceZone).toDate()
}
