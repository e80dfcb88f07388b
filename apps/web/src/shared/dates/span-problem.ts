import { type DateSpan, daysIn } from '@oaklet/api/contract'
import { isDay } from '../is-day'

const MOST_DAYS = 1830

/** Returns the reason why a span of days is invalid; null for a valid one. */
export function spanProblem({ start, end }: DateSpan): string | null {
  if (!isDay(start) || !isDay(end)) return 'Use dates from 2000 to 2099'
  if (start > end) return 'Choose an end date that is not before the start date'
  return daysIn({ start, end }) > MOST_DAYS ? 'Choose at most five years' : null
}
