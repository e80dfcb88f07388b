import { Holiday } from '@oaklet/api/contract'
import { EditDialog } from '../edits/EditDialog'
import type { HolidayDialogProps } from './holiday-dialog-props'
import { holidayErrors, holidayValuesOf, holidayVersions, refusedHoliday } from './holiday-form'
import { HolidayFields } from './HolidayFields'

/** The form that adds and changes holidays. */
export function HolidayDialog({ locations, ...props }: HolidayDialogProps) {
  return (
    <EditDialog
      {...props}
      what="holiday"
      schema={Holiday}
      valuesOf={holidayValuesOf}
      errorsOf={holidayErrors}
      refusedOf={(_values, refused) => refusedHoliday(refused)}
      versionsOf={(mine, theirs) =>
        holidayVersions(mine, theirs, (wanted) => locations.find(({ id }) => id === wanted)?.name)
      }
    >
      {(form) => <HolidayFields form={form} locations={locations} />}
    </EditDialog>
  )
}
