import type { DateSpan } from '@oaklet/api/contract'

const shortDate = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
/** `Oct 19`. */
export const monthDay = (date: string): string => shortDate.format(new Date(date))

/** `Oct 19 – 25`, or `Oct 26 – Nov 1`. */
export function daysWords({ start, end }: DateSpan): string {
  if (start === end) return monthDay(start)
  const isOneMonth = start.slice(0, 7) === end.slice(0, 7)
  return `${monthDay(start)} – ${isOneMonth ? String(Number(end.slice(8))) : monthDay(end)}`
}

/** `Oct 19 – Nov 17, 2026`. */
export function spanWords(span: DateSpan): string {
  const [first, last] = [span.start.slice(0, 4), span.end.slice(0, 4)]
  if (first === last) return `${daysWords(span)}, ${last}`
  return `${monthDay(span.start)}, ${first} – ${monthDay(span.end)}, ${last}`
}
