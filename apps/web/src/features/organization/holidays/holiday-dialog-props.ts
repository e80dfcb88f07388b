import type { Holiday, Location } from '@oaklet/api/contract'
import type { EditDialogProps } from '../edits/edit-dialog-props'
import type { HolidayValues } from './holiday-form'

/** What the form of a holiday takes. */
export interface HolidayDialogProps extends EditDialogProps<Holiday, HolidayValues> {
  /** Those that it may be for. */
  locations: readonly Location[]
}
