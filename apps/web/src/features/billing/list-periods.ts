import { type Days, monthBefore } from './month-before'

/** The periods that narrow a list, by their name in its address. */
export const LIST_PERIODS = ['all', 'this_month', 'last_month', 'this_year', 'last_year'] as const
export type ListPeriod = (typeof LIST_PERIODS)[number]

/** The same as choices of a field. */
export const LIST_PERIOD_CHOICES: readonly { id: ListPeriod; label: string }[] = [
  { id: 'all', label: 'All days' },
  { id: 'this_month', label: 'This month' },
  { id: 'last_month', label: 'Last month' },
  { id: 'this_year', label: 'This year' },
  { id: 'last_year', label: 'Last year' },
]

const yearOf = (year: number): Days => ({ from: `${year}-01-01`, to: `${year}-12-31` })

/** The days of a period of a list; none for all days. */
function daysOfPeriod(period: ListPeriod | undefined, today: string): Days | undefined {
  const year = Number(today.slice(0, 4))
  if (period === 'this_month') return monthBefore(today, 0)
  if (period === 'last_month') return monthBefore(today, 1)
  if (period === 'this_year') return yearOf(year)
  return period === 'last_year' ? yearOf(year - 1) : undefined
}

/** What a list’s server is asked for: the days of the period in place of its name. */
export const queryInDays = <Asked extends { period?: ListPeriod }>(
  { period, ...query }: Asked,
  today: string,
) => ({ ...query, ...daysOfPeriod(period, today) })
