import { MAX_SUPERBILL_DAYS } from '@oaklet/api/contract'
import { addDays } from '../../../shared/add-days'

/** A first and a last day, `YYYY-MM-DD`, both in it. */
export interface Days {
  from: string
  to: string
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** The whole month of a day. */
export function monthOf(day: string): Days {
  const from = firstOfMonth(day)
  // 31 days after the first there is always the next month.
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) }
}

/** The whole month before the one of a day. */
export const monthBefore = (day: string): Days => monthOf(addDays(firstOfMonth(day), -1))

/** Returns true for the first and the last day of one month. */
export const isWholeMonth = ({ from, to }: Days): boolean => {
  const month = monthOf(from)
  return month.from === from && month.to === to
}

const yearOf = (year: number): Days => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** The periods that narrow the list, by their name in its address. */
export const LIST_PERIODS = ['all', 'this_month', 'last_month', 'this_year', 'last_year'] as const

/** The days of a period of the list; none for all days. */
export function daysOfPeriod(
  period: (typeof LIST_PERIODS)[number] | undefined,
  today: string,
): Days | undefined {
  const year = Number(today.slice(0, 4))
  if (period === 'this_month') return monthOf(today)
  if (period === 'last_month') return monthBefore(today)
  if (period === 'this_year') return yearOf(year)
  return period === 'last_year' ? yearOf(year - 1) : undefined
}

/** What keeps days from being a period; null where they are one. */
export function periodProblem({ from, to }: Days): string | null {
  if (from > to) return 'Choose a last day that is not before the first'
  return addDays(from, MAX_SUPERBILL_DAYS) <= to ? 'Choose a year at most' : null
}
