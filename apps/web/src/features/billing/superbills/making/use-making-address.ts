import { useSearchParams } from 'react-router-dom'
import { isDay } from '../../../../shared/is-day'
import { withParams } from '../../../../shared/with-params'
import { type Days, monthBefore } from '../../month-before'
import { periodProblem } from '../superbill-period'

/** Which days superbills are made for; `days` are chosen one by one. */
export const MAKING_PERIODS = ['last_month', 'this_month', 'days'] as const
export type MakingPeriod = (typeof MAKING_PERIODS)[number]

/** Whose sessions of which days superbills are made of, as the address says. */
export function useMakingAddress(today: string) {
  const [search, setSearch] = useSearchParams()
  const change = (changes: Record<string, string | null>) =>
    setSearch((before) => withParams(before, changes), { replace: true })
  const period = MAKING_PERIODS.find((one) => one === search.get('make')) ?? 'last_month'
  const days =
    period === 'this_month' ? monthBefore(today, 0) : (chosenDays(period, search) ?? monthBefore(today, 1))
  return {
    period,
    days,
    clientId: search.get('client'),
    choose: (chosen: MakingPeriod) =>
      change({ make: chosen, ...(chosen === 'days' ? days : { from: null, to: null }) }),
    chooseDays: ({ from, to }: Days) => change({ make: 'days', from, to }),
    showAllClients: () => change({ client: null }),
  }
}

/** The days of the address, where they are a period. */
function chosenDays(period: MakingPeriod, search: URLSearchParams): Days | null {
  const [from, to] = [search.get('from'), search.get('to')]
  if (period !== 'days' || !isDay(from) || !isDay(to)) return null
  return periodProblem({ from, to }) === null ? { from, to } : null
}
