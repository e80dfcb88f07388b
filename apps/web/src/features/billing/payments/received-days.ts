import type { DateSpan } from '@oaklet/api/contract'
import { spanProblem } from '../../../shared/dates/span-problem'
import { withParams } from '../../../shared/with-params'

/** The choice of the days of receipt for which an address has two dates. */
export const CHOSEN_DAYS = 'days'

/** The days that an address narrows payments to; this month so far where it names no valid ones. */
export function readReceivedDays(search: URLSearchParams, today: string): DateSpan {
  const days = { start: search.get('from') ?? '', end: search.get('to') ?? '' }
  return spanProblem(days) === null ? days : { start: `${today.slice(0, 8)}01`, end: today }
}

/** Takes the dates out of an address that chooses no days. */
export const tidyReceivedDays = (search: URLSearchParams): URLSearchParams =>
  search.get('received') === CHOSEN_DAYS ? search : withParams(search, { from: null, to: null })
