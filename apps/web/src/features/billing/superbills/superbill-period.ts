import { MAX_SUPERBILL_DAYS } from '@oaklet/api/contract'
import { addDays } from '../../../shared/add-days'
import { type Days, monthBefore } from '../month-before'

/** Returns true for the first and the last day of one month. */
export const isWholeMonth = ({ from, to }: Days): boolean => {
  const month = monthBefore(from, 0)
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
  if (period === 'this_month') return monthBefore(today, 0)
  if (period === 'last_month') return monthBefore(today, 1)
  if (period === 'this_year') return yearOf(year)
  return period === 'last_year' ? yearOf(year - 1) : undefined
}

/** What keeps days from being a period; null where they are one. */
export function periodProblem({ from, to }: Days): string | null {
  if (from > to) return 'Choose a last day that is not before the first'
  return addDays(from, MAX_SUPERBILL_DAYS) <= to ? 'Choose a year at most' : null
}
