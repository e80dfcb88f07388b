import { HOLIDAYS_MESSAGES } from '@oaklet/api'
import type { Holiday, HolidayInput } from '@oaklet/api/contract'
import type { RowMade } from '../edits/use-row-edits'

/** What each edit that failed is called, and the specification's sentence for it (spec §8). */
export const HOLIDAY_FAILURES = {
  add: { words: 'was not added', fallback: HOLIDAYS_MESSAGES.create },
  change: { words: 'was not saved', fallback: HOLIDAYS_MESSAGES.update },
  remove: { words: 'was not deleted', fallback: HOLIDAYS_MESSAGES.remove },
} as const

/** A holiday as it will be, until the server says what it has made of it. */
export const holidayToCome = (input: HolidayInput, made: RowMade): Holiday => ({
  ...input,
  id: made.id,
  practiceId: made.practiceId,
  version: 0,
  createdAt: made.now,
  updatedAt: made.now,
})
