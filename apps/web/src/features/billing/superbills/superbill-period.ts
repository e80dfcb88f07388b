import { MAX_SUPERBILL_DAYS } from '@oaklet/api/contract'
import { addDays } from '../../../shared/add-days'
import type { Days } from '../month-before'

/** What keeps days from being a period; null where they are one. */
export function periodProblem({ from, to }: Days): string | null {
  if (from > to) return 'Choose a last day that is not before the first'
  return addDays(from, MAX_SUPERBILL_DAYS) <= to ? 'Choose a year at most' : null
}
