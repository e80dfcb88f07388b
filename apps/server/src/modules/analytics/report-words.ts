import type { AnalyticsType, DateSpan, SeriesStep } from '@oaklet/api/contract'

/** What a report of each kind is called. */
export const REPORT_TITLES: Readonly<Record<AnalyticsType, string>> = {
  practice: 'Practice analytics',
  clinical: 'Clinical outcomes',
  financial: 'Financial analytics',
  operational: 'Operational metrics',
}

/** What one point of a series stands for, as a heading. */
export const STEP_WORDS: Readonly<Record<SeriesStep, string>> = { day: 'Day', week: 'Week', month: 'Month' }

/** Plain spaces, so that what is searched and compared is what was typed. */
export const plain = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ')

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** `2026-11-17` → `Nov 17, 2026`. */
export const dayInWords = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`))

/** Both days of a span: `Oct 19, 2026 to Nov 17, 2026`. */
export const spanInWords = ({ start, end }: DateSpan): string => `${dayInWords(start)} to ${dayInWords(end)}`

/** An instant on the practice's clock: `Nov 17, 2026, 9:00 AM`. */
export const instantInWords = (instant: Date, timeZone: string): string =>
  plain(
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(instant),
  )
