import { Location } from '@oaklet/api/contract'
import { EditDialog } from '../edits/EditDialog'
import type { LocationDialogProps } from './location-dialog-props'
import { placeErrors, placeValuesOf, placeVersions, refusedPlace } from './place-form'
import { PlaceFields } from './PlaceFields'

/** The form that adds and changes locations. */
export function LocationDialog({ practiceHours, ...props }: LocationDialogProps) {
  return (
    <EditDialog
      {...props}
      what="location"
      schema={Location}
      valuesOf={(row) => placeValuesOf(row, practiceHours)}
      errorsOf={placeErrors}
      refusedOf={refusedPlace}
      versionsOf={placeVersions}
    >
      {(form) => <PlaceFields form={form} />}
    </EditDialog>
  )
}
