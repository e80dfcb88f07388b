import { ORGANIZATION_MESSAGES } from '@oaklet/api'
import type { BusinessHours, Weekday } from '@oaklet/api/contract'
import type { FormError } from '@oaklet/design-system'
import { useState } from 'react'
import { fieldErrorsOf } from '../../shared/forms/field-errors'
import { useUnsaved } from '../../shared/forms/use-unsaved'
import { hoursErrors, refusedHours } from '../../records/hours/hours-errors'
import { changedDays, hoursOf, hoursValuesOf } from '../../records/hours/hours-form'
import { WeekHoursFields } from '../../records/hours/WeekHoursFields'
import { StepForm } from './StepForm'
import { useSaveHours } from './use-save-hours'

/** When the practice is open: one row for the days of work while they are alike, else one for each day. */
export function HoursStep({ hours }: { hours: BusinessHours }) {
  const [values, setValues] = useState(() => hoursValuesOf(hours))
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const saving = useSaveHours(hours)
  useUnsaved(changedDays(saving.saved, hoursOf(values)).length > 0)

  const submit = () => {
    const found = hoursErrors(values)
    setErrors(found)
    if (found.length > 0) return
    const refuse = (day: Weekday, error: unknown) =>
      setErrors(refusedHours(values, day, fieldErrorsOf(error)))
    saving.save(hoursOf(values), refuse)
  }

  return (
    <StepForm
      step="hours"
      errors={errors}
      isPending={saving.isPending}
      error={saving.error}
      fallback={ORGANIZATION_MESSAGES.businessHours}
      onSubmit={submit}
    >
      <WeekHoursFields values={values} errors={errors} onChange={setValues} />
    </StepForm>
  )
}
