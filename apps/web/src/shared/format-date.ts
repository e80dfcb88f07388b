import { serverNow } from './server-clock'

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Formatters are dear to make and cheap to keep. */
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', options)
  formatters.set(key, made)
  return made
}

/** Plain spaces, so that what is read aloud, searched and compared is what was typed. */
const plain = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ')

const formatCalendarDate = (date: string, options: Intl.DateTimeFormatOptions): string =>
  plain(formatter({ ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)))

const thisYear = (): string => String(serverNow().getFullYear())

function otherYear(date: string, today: string): string {
  const year = date.slice(0, 4)
  return year === today.slice(0, 4) ? '' : `, ${year}`
}

/** `2026-11-17` → `Tue, Nov 17`; the year is added where it isn't the one of `today`. */
export const formatShortDate = (date: string, today = thisYear()): string =>
  formatCalendarDate(date, { weekday: 'short', month: 'short', day: 'numeric' }) + otherYear(date, today)

/** `2026-11-17` → `Tuesday, November 17`; the year is added where it isn't the one of `today`. */
export const formatLongDate = (date: string, today = thisYear()): string =>
  formatCalendarDate(date, { weekday: 'long', month: 'long', day: 'numeric' }) + otherYear(date, today)

/** `2026-11-09` → `November 9`; the year is added where it isn't the one of `today`, if that is given. */
export const formatMonthDay = (date: string, today = date): string =>
  formatCalendarDate(date, { month: 'long', day: 'numeric' }) + otherYear(date, today)

/** `2026-11-09` → `Nov 9, 2026`. */
export const formatMediumDate = (date: string): string =>
  formatCalendarDate(date, { month: 'short', day: 'numeric', year: 'numeric' })

/** `2026-11-09` → `November`. */
export const formatMonth = (date: string): string => formatCalendarDate(date, { month: 'long' })

/** `1992-03-02` → `March 2, 1992`. */
export const formatFullDate = (date: string): string =>
  formatCalendarDate(date, { month: 'long', day: 'numeric', year: 'numeric' })

/** The calendar date of an instant where the practice is: `YYYY-MM-DD`. */
export const dateInZone = (instant: string, timeZone: string): string =>
  formatter({ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(new Date(instant))
    .reduce((date, { type, value }) => date.replace(type, value), 'year-month-day')

/** `9:00 AM` on the practice's clock. */
export const formatTime = (instant: string, timeZone: string): string =>
  plain(formatter({ timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(instant)))

/** `9:00 AM to 9:50 AM` on the practice's clock. */
export const formatTimes = (
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  timeZone: string,
): string => `${formatTime(startsAt, timeZone)} to ${formatTime(endsAt, timeZone)}`

/** `Tue, Nov 17, 9:00 AM`; the year is added when it is not `today`'s. */
export function formatDateAndTime(instant: string, timeZone: string, today: string): string {
  return `${formatShortDate(dateInZone(instant, timeZone), today)}, ${formatTime(instant, timeZone)}`
}

/** The hour of the day, 0 to 23, where the practice is. */
export const hourInZone = (instant: string, timeZone: string): number =>
  Number(formatter({ timeZone, hour: '2-digit', hourCycle: 'h23' }).format(new Date(instant)))

/** Whole years from a birthday to `today`, both `YYYY-MM-DD`. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}
