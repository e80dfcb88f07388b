import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import type { Appointment, Practice } from '@oaklet/api/contract'
import { Button, Dialog, Form, Inline } from '@oaklet/design-system'
import { DiscardQuestion } from '../../shared/DiscardQuestion'
import { bodyOf, emptyAppointment, type AppointmentValues } from './appointment-form'
import { AppointmentFields } from './AppointmentFields'
import { SendFailure } from './SendFailure'
import type { AppointmentActions } from './use-appointment-actions'
import { summaryOf, useAppointmentDraft } from './use-appointment-draft'
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
  const draft = useAppointmentDraft(() => emptyAppointment(given), create.error)
  const close = () => {
    create.reset()
    onClose()
  }
  const submit = () => {
    if (!draft.check()) return
    const body = bodyOf(draft.values, { timeZone: practice.timeZone, services: choices.services })
    if (body) create.mutate(body, { onSuccess: onBooked })
  }
  return (
    <DiscardQuestion isNeeded={draft.isTouched} onDiscard={close}>
      {(askToClose) => (
        <Dialog title="New appointment" isOpen onOpenChange={(isOpen) => !isOpen && askToClose()}>
          <Form
            isPending={create.isPending}
            errors={summaryOf(draft.errors)}
            onSubmit={submit}
            footer={
              <Inline gap="m" justify="end" wrap>
                <Button onPress={askToClose}>Cancel</Button>
                <Button tone="primary" type="submit" isPending={create.isPending}>
                  {create.isPending ? 'Booking…' : 'Book appointment'}
                </Button>
              </Inline>
            }
          >
            <SendFailure error={create.error} errors={draft.errors} fallback={APPOINTMENTS_MESSAGES.create} />
            <AppointmentFields
              values={draft.values}
              errors={draft.errors}
              choices={choices}
              isClientSettled={false}
              onChange={draft.change}
            />
          </Form>
        </Dialog>
      )}
    </DiscardQuestion>
  )
}
