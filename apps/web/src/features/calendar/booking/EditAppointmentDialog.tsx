import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import { Appointment, type Practice } from '@oaklet/api/contract'
import { Text } from '@oaklet/design-system'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useSaveOver } from '../../../shared/forms/use-save-over'
import { bodyOf, valuesOf } from './appointment-form'
import { AppointmentFields, TimeFields } from './AppointmentFields'
import { clientNames } from '../../../records/clients/client-names'
import { onlyThisWords } from '../series/series-words'
import type { AppointmentActions } from './use-appointment-actions'
import { useAppointmentForm } from './use-appointment-form'
import { type BookingChoices, choicesFor } from './use-booking-choices'
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

/** Changes an appointment, or only moves it; when another person changed it meanwhile, both versions are shown. */
export function EditAppointmentDialog(props: EditAppointmentDialogProps) {
  const { appointment, practice, part, update, onSaved, onClose } = props
  const choices = choicesFor(props.choices, appointment)
  const form = useAppointmentForm(() => valuesOf(appointment))
  const { base, stale, error } = useSaveOver(appointment, Appointment, update)
  const close = () => {
    update.reset()
    onClose()
  }
  const save = (on: Appointment) => {
    if (!form.check()) return
    const context = { timeZone: practice.timeZone, services: choices.services, before: on }
    const body = bodyOf(form.values, context)
    if (!body) return
    update.mutate(
      { id: appointment.id, body: { ...body, version: on.version } },
      { onSuccess: (saved) => onSaved(saved, on), onError: form.refuse },
    )
  }
  const name = clientNames(appointment)
  const isMove = part === 'time'
  const onlyThis = onlyThisWords(appointment)
  return (
    <FormDialog
      title={isMove ? `Move appointment with ${name}` : `Edit appointment with ${name}`}
      size={isMove ? 's' : 'm'}
      form={form}
      submitLabel={isMove ? 'Move appointment' : 'Save changes'}
      pendingLabel={isMove ? 'Moving…' : 'Saving…'}
      isPending={update.isPending}
      error={error}
      fallback={APPOINTMENTS_MESSAGES.update}
      stale={
        stale && {
          what: 'appointment',
          rows: versionRows(form.values, valuesOf(stale), choices),
          onKeepMine: () => save(stale),
          onTakeTheirs: close,
        }
      }
      notice={onlyThis !== null && <Text tone="quiet">{onlyThis}</Text>}
      onSubmit={() => save(base)}
      onClose={close}
    >
      {isMove ? (
        <TimeFields form={form} />
      ) : (
        <AppointmentFields form={form} choices={choices} isClientSettled />
      )}
    </FormDialog>
  )
}
