import type { Holiday, Location } from '@oaklet/api/contract'
import type { TypedFailure } from '../edits/typed-failure'
import type { HolidayValues } from './holiday-form'

/** What the form of a holiday takes; by themselves, so that the list need not bring the form. */
export interface HolidayDialogProps {
  title: string
  /** What is changed; null for a new one. */
  row: Holiday | null
  /** Those that it may be for. */
  locations: readonly Location[]
  /** An edit that failed, to be typed on. */
  failure: TypedFailure<Holiday, HolidayValues> | null
  /** Gets what is to be saved, and the version that it was typed on. */
  onSave: (values: HolidayValues, base: Holiday | null) => void
  onClose: () => void
}
