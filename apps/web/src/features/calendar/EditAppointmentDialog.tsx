import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import { Appointment, type Practice } from '@oaklet/api/contract'
import { Button, Dialog, Form, Inline } from '@oaklet/design-system'
import { DiscardQuestion } from '../../shared/DiscardQuestion'
import { StaleEdit } from '../../shared/StaleEdit'
import { useSaveOver } from '../../shared/use-save-over'
import { bodyOf, valuesOf } from './appointment-form'
import { AppointmentFields, TimeFields } from './AppointmentFields'
import { SendFailure } from './SendFailure'
import { clientNames } from '../../shared/client-names'
import type { AppointmentActions } from './use-appointment-actions'
import { summaryOf, useAppointmentDraft } from './use-appointment-draft'
import type { BookingChoices } from './use-booking-choices'
import { versionRows } from './version-rows'

interface EditAppointmentDialogProps {
  appointment: Appointment
  practice: Practice
  choices: BookingChoices
  /** `time` asks only when: the way to move without dragging. */
  part: 'everything' | 'time'
  update: AppointmentActions['update']
  onSaved: (appointment: Appointment, before: Appointment) => void
  onClose: () => void
}

/** Changes an appointment, or only moves it; when somebody else changed it meanwhile, both versions are shown. */
export function EditAppointmentDialog(props: EditAppointmentDialogProps) {
  const { appointment, practice, choices, part, update, onSaved, onClose } = props
  const draft = useAppointmentDraft(() => valuesOf(appointment), update.error)
  const { base, stale } = useSaveOver(appointment, Appointment, update)
  const close = () => {
    update.reset()
    onClose()
  }
  const save = (on: Appointment) => {
    if (!draft.check()) return
    const context = { timeZone: practice.timeZone, services: choices.services, before: on }
    const body = bodyOf(draft.values, context)
    if (!body) return
    update.mutate(
      { id: appointment.id, body: { ...body, version: on.version } },
      { onSuccess: (saved) => onSaved(saved, on) },
    )
  }
  const fields = { values: draft.values, errors: draft.errors, onChange: draft.change }
  const name = clientNames(appointment)
  return (
    <DiscardQuestion isNeeded={draft.isTouched} onDiscard={close}>
      {(askToClose) => (
        <Dialog
          title={part === 'time' ? `Move appointment with ${name}` : `Edit appointment with ${name}`}
          size={part === 'time' ? 's' : 'm'}
          isOpen
          onOpenChange={(isOpen) => !isOpen && askToClose()}
        >
          <Form
            isPending={update.isPending}
            errors={summaryOf(draft.errors)}
            onSubmit={() => save(base)}
            footer={
              <Inline gap="m" justify="end" wrap>
                <Button onPress={askToClose}>Cancel</Button>
                <Button tone="primary" type="submit" isPending={update.isPending}>
                  {words(part, update.isPending)}
                </Button>
              </Inline>
            }
          >
            {stale ? (
              <StaleEdit
                what="appointment"
                rows={versionRows(draft.values, valuesOf(stale), choices)}
                onKeepMine={() => save(stale)}
                onTakeTheirs={close}
              />
            ) : (
              <SendFailure
                error={update.error}
                errors={draft.errors}
                fallback={APPOINTMENTS_MESSAGES.update}
              />
            )}
            {part === 'time' ? (
              <TimeFields {...fields} />
            ) : (
              <AppointmentFields {...fields} choices={choices} isClientSettled />
            )}
          </Form>
        </Dialog>
      )}
    </DiscardQuestion>
  )
}

const words = (part: 'everything' | 'time', isPending: boolean): string => {
  if (part === 'time') return isPending ? 'Moving…' : 'Move appointment'
  return isPending ? 'Saving…' : 'Save changes'
}
