import type { Location, LocationInput } from '@oaklet/api/contract'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { useRowEdits } from '../edits/use-row-edits'
import { LOCATION_FAILURES, locationToCome } from './location-edits'
import { locationEdits } from './locations-queries'
import { type PrimaryEdit, withLocationEdits } from './optimistic-locations'
import { placeInputOf, type PlaceValues } from './place-form'

/** The locations with what is being done to them, and the ways to do it. */
export function useLocationEdits(locations: readonly Location[]) {
  return useRowEdits<Location, LocationInput, PlaceValues, PrimaryEdit>({
    sending: locationEdits(useApi(), usePracticeId()),
    section: 'locations',
    failures: LOCATION_FAILURES,
    rowsWith: (edits) => withLocationEdits(locations, edits),
    inputOf: placeInputOf,
    toCome: locationToCome,
  })
}
