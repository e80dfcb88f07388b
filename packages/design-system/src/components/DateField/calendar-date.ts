import { parseDate, parseTime, type CalendarDate, type Time } from '@internationalized/date'

/** `YYYY-MM-DD` as a date, or nothing when it is none. */
export function dateFromText(text: string | null | undefined): CalendarDate | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  return attempt(() => parseDate(text))
}

/** `HH:MM` as a time of day, or nothing when it is none. */
export function timeFromText(text: string | null | undefined): Time | null {
  if (!text || !/^\d{2}:\d{2}$/.test(text)) return null
  return attempt(() => parseTime(text))
}

/** A time of day as `HH:MM`. */
export const timeToText = (time: Time): string => time.toString().slice(0, 5)

function attempt<Value>(parse: () => Value): Value | null {
  try {
    return parse()
  } catch {
    return null
  }
}
