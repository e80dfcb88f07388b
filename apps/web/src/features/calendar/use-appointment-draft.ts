import { useState } from 'react'
import { fieldErrorsOf } from '../../shared/field-errors'
import { errorsFrom, missingFrom, type AppointmentErrors, type AppointmentValues } from './appointment-form'
import { refusalOf } from './booking-refusal'
import { fieldWords } from './refusal-words'

/** An appointment's values while someone types, and what has to be put right at which field. */
export function useAppointmentDraft(initial: () => AppointmentValues, error: unknown) {
  const [values, setValues] = useState(initial)
  const [isTouched, setIsTouched] = useState(false)
  const [missing, setMissing] = useState<AppointmentErrors>({})
  const errors: AppointmentErrors = Object.keys(missing).length > 0 ? missing : refused(error)
  return {
    values,
    errors,
    /** Whether closing would lose something. */
    isTouched,
    change: (patch: Partial<AppointmentValues>) => {
      setValues((before) => ({ ...before, ...patch }))
      setMissing({})
      setIsTouched(true)
    },
    /** Whether it can be sent; if not, each field says what it needs. */
    check: (): boolean => {
      const found = missingFrom(values)
      setMissing(found)
      return Object.keys(found).length === 0
    },
  }
}

function refused(error: unknown): AppointmentErrors {
  const refusal = refusalOf(error)
  return refusal === null ? errorsFrom(fieldErrorsOf(error)) : { start: fieldWords(refusal) }
}

/** The errors as a form's summary lists them. */
export const summaryOf = (errors: AppointmentErrors) =>
  Object.entries(errors).map(([field, message]) => ({ path: field, message }))
