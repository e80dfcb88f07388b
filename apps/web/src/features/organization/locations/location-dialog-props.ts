import type { BusinessHours, Location } from '@oaklet/api/contract'
import type { EditDialogProps } from '../edits/edit-dialog-props'
import type { PlaceValues } from './place-form'

/** What the form of a location takes. */
export interface LocationDialogProps extends EditDialogProps<Location, PlaceValues> {
  /** What a location has that keeps no hours of its own. */
  practiceHours: BusinessHours
}
