import type { DateSpan } from '@oaklet/api/contract'
import { spanProblem } from '../../shared/dates/span-problem'
import type { Tidy } from '../../shared/lists/use-address-choices'
import { withParams } from '../../shared/with-params'

/** The choice of a list's days for which its address has two dates. */
export const CHOSEN_DAYS = 'days'

/** The days that an address narrows a list to; this month so far where it names no valid ones. */
export function readChosenDays(search: URLSearchParams, today: string): DateSpan {
  const days = { start: search.get('from') ?? '', end: search.get('to') ?? '' }
  return spanProblem(days) === null ? days : { start: `${today.slice(0, 8)}01`, end: today }
}

/** Takes the dates out of an address whose choice of this name is not that of days. */
export const tidyChosenDays =
  (name: string): Tidy =>
  (search) =>
    search.get(name) === CHOSEN_DAYS ? search : withParams(search, { from: null, to: null })
