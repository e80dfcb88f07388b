import type { DateSpan } from '@oaklet/api/contract'
import { useSearchParams } from 'react-router-dom'
import { withParams } from '../../shared/with-params'
import { CHOSEN_DAYS, readChosenDays } from './chosen-days'

/** The days of an address, both as the server is asked for them while the choice of this name is that of days. */
export function useChosenDays(name: string, today: string) {
  const [search, setSearch] = useSearchParams()
  const days = readChosenDays(search, today)
  return {
    days,
    asked: search.get(name) === CHOSEN_DAYS ? { from: days.start, to: days.end } : {},
    change: ({ start, end }: DateSpan) =>
      setSearch((before) => withParams(before, { from: start, to: end }), { replace: true }),
  }
}
