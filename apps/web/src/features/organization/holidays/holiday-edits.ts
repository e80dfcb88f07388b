import { hasErrorCode, HOLIDAYS_MESSAGES } from '@oaklet/api'
import { Holiday, type HolidayInput } from '@oaklet/api/contract'

/** What each edit that failed is called, and the specification's sentence for it (spec §8). */
export const HOLIDAY_FAILURES = {
  add: { words: 'was not added', fallback: HOLIDAYS_MESSAGES.create },
  change: { words: 'was not saved', fallback: HOLIDAYS_MESSAGES.update },
  remove: { words: 'was not deleted', fallback: HOLIDAYS_MESSAGES.remove },
} as const

/** The holiday as somebody else saved it meanwhile; null when that is not what went wrong. */
export function staleHoliday(error: unknown): Holiday | null {
  if (!hasErrorCode(error, 'stale_edit')) return null
  const parsed = Holiday.safeParse(error.current)
  return parsed.success ? parsed.data : null
}

/** A holiday as it will be, until the server says what it has made of it. */
export const holidayToCome = (
  input: HolidayInput,
  made: { id: string; practiceId: string; now: string },
): Holiday => ({
  ...input,
  id: made.id,
  practiceId: made.practiceId,
  version: 0,
  createdAt: made.now,
  updatedAt: made.now,
})
