import type { Location } from '@oaklet/api/contract'
import { newId } from '../../../shared/new-id'
import { useApi } from '../../../shared/use-api'
import { useNow } from '../../../shared/use-now'
import { usePracticeId } from '../../../shared/use-session'
import { useListEdits } from '../edits/use-list-edits'
import { locationToCome } from './location-edits'
import { locationEdits } from './locations-queries'
import { type LocationEdit, withLocationEdits } from './optimistic-locations'
import { placeInputOf, type PlaceValues } from './place-form'

/** The locations with what is being done to them, and the ways to do it. */
export function useLocationEdits(locations: readonly Location[]) {
  const practiceId = usePracticeId()
  const now = useNow()
  const edits = useListEdits<Location, LocationEdit>(locationEdits(useApi(), practiceId))
  const unsent = edits.pending.filter(({ kind }) => kind === 'add').map(({ row }) => row.id)
  return {
    ...edits,
    rows: withLocationEdits(locations, edits.pending),
    /** A location that the server doesn't know yet can't be changed further. */
    isUnsent: ({ id }: Location): boolean => unsent.includes(id),
    /** Adds or changes a location; answers its id. */
    save: (values: PlaceValues, base: Location | null): string => {
      const input = placeInputOf(values)
      if (base !== null) {
        edits.run({ kind: 'change', row: base, input, values })
        return base.id
      }
      const row = locationToCome(input, { id: newId(), practiceId, now })
      edits.run({ kind: 'add', row, input, values })
      return row.id
    },
  }
}
