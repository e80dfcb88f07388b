import type { BusinessHours, Location } from '@oaklet/api/contract'
import type { TypedFailure } from '../edits/typed-failure'
import type { PlaceValues } from './place-form'

/** What the form of a location takes; by themselves, so that the list need not bring the form. */
export interface LocationDialogProps {
  title: string
  /** What is changed; null for a new one. */
  row: Location | null
  /** What a location has that keeps no hours of its own. */
  practiceHours: BusinessHours
  /** An edit that failed, to be typed on. */
  failure: TypedFailure<Location, PlaceValues> | null
  /** Gets what is to be saved, and the version that it was typed on. */
  onSave: (values: PlaceValues, base: Location | null) => void
  onClose: () => void
}
