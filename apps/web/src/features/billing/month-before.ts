import { parseDate } from '@internationalized/date'

/** A first and a last day, `YYYY-MM-DD`, both in it. */
export interface Days {
  from: string
  to: string
}

/** The days of the month that is so many months before the one of `day`; 0 is its own. */
export function monthBefore(day: string, months: number): Days {
  const first = parseDate(day).set({ day: 1 }).subtract({ months })
  return { from: first.toString(), to: first.add({ months: 1 }).subtract({ days: 1 }).toString() }
}
