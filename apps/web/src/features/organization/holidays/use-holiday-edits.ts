import type { Holiday } from '@oaklet/api/contract'
import { newId } from '../../../shared/new-id'
import { useApi } from '../../../shared/use-api'
import { useNow } from '../../../shared/use-now'
import { usePracticeId } from '../../../shared/use-session'
import { useListEdits } from '../edits/use-list-edits'
import { holidayToCome } from './holiday-edits'
import { holidayInputOf, type HolidayValues } from './holiday-form'
import { holidayEdits } from './holidays-queries'
import { type HolidayEdit, withHolidayEdits } from './optimistic-holidays'

/** The holidays with what is being done to them, seen from today, and the ways to do it. */
export function useHolidayEdits(holidays: readonly Holiday[], today: string) {
  const practiceId = usePracticeId()
  const now = useNow()
  const edits = useListEdits<Holiday, HolidayEdit>(holidayEdits(useApi(), practiceId))
  const unsent = edits.pending.filter(({ kind }) => kind === 'add').map(({ row }) => row.id)
  return {
    ...edits,
    rows: withHolidayEdits(holidays, edits.pending, today),
    /** A holiday that the server doesn't know yet can't be changed further. */
    isUnsent: ({ id }: Holiday): boolean => unsent.includes(id),
    /** Adds or changes a holiday; answers its id. */
    save: (values: HolidayValues, base: Holiday | null): string => {
      const input = holidayInputOf(values)
      if (base !== null) {
        edits.run({ kind: 'change', row: base, input, values })
        return base.id
      }
      const row = holidayToCome(input, { id: newId(), practiceId, now })
      edits.run({ kind: 'add', row, input, values })
      return row.id
    },
  }
}
