import type { DateSpan } from '@oaklet/api/contract'

/** Replaces special spaces by plain ones, so that a text search finds what was typed. */
export const plain = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ')

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** `2026-11-17` → `Nov 17, 2026`. */
export const dayInWords = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`))

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The month of a day: `2026-11-17` → `November 2026`. */
export const monthInWords = (day: string): string => monthFormat.format(new Date(`${day}T00:00:00Z`))

/** Formats a span: `Oct 19, 2026 to Nov 17, 2026`. */
export const spanInWords = ({ start, end }: DateSpan): string => `${dayInWords(start)} to ${dayInWords(end)}`

/** Formats an instant in the practice's time zone: `Nov 17, 2026, 9:00 AM`. */
export const instantInWords = (instant: Date, timeZone: string): string =>
  plain(
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(instant),
  )
