import { type FormState, useForm } from '../../../shared/forms/use-form'
import { type AppointmentValues, missingFrom, refusedFields } from './appointment-form'
import { refusalOf } from './booking-refusal'
import { fieldWords } from './refusal-words'

export type AppointmentForm = FormState<AppointmentValues>

/** Holds an appointment's values; what a person declined to confirm is reported at the start time. */
export const useAppointmentForm = (initial: () => AppointmentValues): AppointmentForm =>
  useForm({
    initial,
    errorsOf: missingFrom,
    clearsAsTyped: true,
    refusalsOf: (refused, _values, error) => {
      const refusal = refusalOf(error)
      return refusal === null ? refusedFields(refused) : [{ path: 'start', message: fieldWords(refusal) }]
    },
  })
