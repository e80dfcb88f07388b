import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import type { Appointment, Practice } from '@oaklet/api/contract'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { bodyOf, emptyAppointment, type AppointmentValues } from './appointment-form'
import { AppointmentFields } from './AppointmentFields'
import type { AppointmentActions } from './use-appointment-actions'
import { useAppointmentForm } from './use-appointment-form'
import type { BookingChoices } from './use-booking-choices'

interface BookDialogProps {
  practice: Practice
  choices: BookingChoices
  given: Partial<AppointmentValues>
  create: AppointmentActions['create']
  onBooked: (appointment: Appointment) => void
  onClose: () => void
}

/** Books a new appointment; what is known already is filled in. */
export function BookDialog({ practice, choices, given, create, onBooked, onClose }: BookDialogProps) {
  const form = useAppointmentForm(() => emptyAppointment(given))
  const close = () => {
    create.reset()
    onClose()
  }
  const submit = () => {
    if (!form.check()) return
    const body = bodyOf(form.values, { timeZone: practice.timeZone, services: choices.services })
    if (body) create.mutate(body, { onSuccess: onBooked, onError: form.refuse })
  }
  return (
    <FormDialog
      title="New appointment"
      form={form}
      submitLabel="Book appointment"
      pendingLabel="Booking…"
      isPending={create.isPending}
      error={create.error}
      fallback={APPOINTMENTS_MESSAGES.create}
      onSubmit={submit}
      onClose={close}
    >
      <AppointmentFields form={form} choices={choices} isClientSettled={false} />
    </FormDialog>
  )
}
