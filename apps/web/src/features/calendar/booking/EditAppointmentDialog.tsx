import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import {
  Appointment,
  type ChangedSeries,
  type CreateAppointmentBody,
  type Practice,
} from '@oaklet/api/contract'
import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useSaveOver } from '../../../shared/forms/use-save-over'
import { bodyOf, valuesOf } from './appointment-form'
import { AppointmentFields, TimeFields } from './AppointmentFields'
import { clientNames } from '../../../records/clients/client-names'
import { LazyWhichAppointments } from '../series/LazyWhichAppointments'
import { editOf, hasOthers, type SeriesChange } from '../series/series-change'
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
  onSeriesChanged: (changed: ChangedSeries, change: SeriesChange) => void
  onClose: () => void
}

/** A change that may be for other appointments of the series too. */
interface Asked {
  on: Appointment
  body: CreateAppointmentBody
  change: SeriesChange
}

/**
 * Changes an appointment, or only moves it, and with it others of its series if the person wants that. When another person
 * changed it meanwhile, both versions are shown.
 */
export function EditAppointmentDialog(props: EditAppointmentDialogProps) {
  const { appointment, practice, part, update, onSaved, onSeriesChanged, onClose } = props
  const [asked, setAsked] = useState<Asked | null>(null)
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
    const change = hasOthers(on) ? editOf(valuesOf(on), form.values, body) : null
    if (change === null) send(on, body)
    else setAsked({ on, body, change })
  }
  const send = (on: Appointment, body: CreateAppointmentBody) =>
    update.mutate(
      { id: appointment.id, body: { ...body, version: on.version } },
      { onSuccess: (saved) => onSaved(saved, on), onError: form.refuse },
    )
  const name = clientNames(appointment)
  const isMove = part === 'time'
  return (
    <>
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
        onSubmit={() => save(base)}
        onClose={close}
      >
        {isMove ? (
          <TimeFields form={form} />
        ) : (
          <AppointmentFields form={form} choices={choices} isClientSettled />
        )}
      </FormDialog>
      {asked !== null && (
        <LazyWhichAppointments
          appointment={asked.on}
          change={asked.change}
          onThis={() => {
            setAsked(null)
            send(asked.on, asked.body)
          }}
          onChanged={(changed) => onSeriesChanged(changed, asked.change)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
