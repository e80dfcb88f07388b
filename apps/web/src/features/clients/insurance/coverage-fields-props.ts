import type { FormState } from '../../../shared/forms/use-form'
import type { CoverageValues } from './coverage-form'

/** What the fields are given. */
export interface CoverageFieldsProps {
  form: FormState<CoverageValues>
  /** The insurances that can be chosen. */
  payers: readonly { id: string; label: string }[]
  currency: string
  /** `YYYY-MM-DD` where the practice is. */
  today: string
}
