import type { Holiday, HolidayInput } from '@oaklet/api/contract'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { useRowEdits } from '../edits/use-row-edits'
import { HOLIDAY_FAILURES, holidayToCome } from './holiday-edits'
import { holidayInputOf, type HolidayValues } from './holiday-form'
import { holidayEdits } from './holidays-queries'
import { withHolidayEdits } from './optimistic-holidays'

/** The holidays with what is being done to them, seen from today, and the ways to do it. */
export function useHolidayEdits(holidays: readonly Holiday[], today: string) {
  return useRowEdits<Holiday, HolidayInput, HolidayValues>({
    sending: holidayEdits(useApi(), usePracticeId()),
    section: 'holidays',
    failures: HOLIDAY_FAILURES,
    rowsWith: (edits) => withHolidayEdits(holidays, edits, today),
    inputOf: holidayInputOf,
    toCome: holidayToCome,
  })
}
