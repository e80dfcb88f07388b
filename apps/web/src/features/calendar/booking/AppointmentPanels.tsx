import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import type { Appointment, AppointmentStatus, Practice } from '@oaklet/api/contract'
import { Dialog, showToast } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { APPOINTMENT_WORDS } from '../../../records/appointments/appointment-words'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { AppointmentDialog } from './AppointmentDialog'
import { calendarQueries } from '../calendar-queries'
import { CancelDialog } from './CancelDialog'
import { clientNames } from '../../../records/clients/client-names'
import { OpenCopay } from './OpenCopay'
import { onlyThisWords } from '../series/series-words'
import type { AppointmentActions } from './use-appointment-actions'
import type { BookingChoices } from './use-booking-choices'

const EditAppointmentDialog = lazyDialog(
  () => 'Appointment',
  async () => (await import('./EditAppointmentDialog')).EditAppointmentDialog,
)

interface AppointmentPanelsProps {
  appointmentId: string
  /** The appointment if the week in view holds it. */
  known: Appointment | undefined
  practice: Practice
  choices: BookingChoices | null
  actions: AppointmentActions
  onMoved: (moved: Appointment, before: Appointment) => void
  onClose: () => void
}

/** The open appointment, and the questions that changing it asks. */
export function AppointmentPanels(props: AppointmentPanelsProps) {
  const { appointmentId, known, practice, choices, actions, onMoved, onClose } = props
  const [panel, setPanel] = useState<'details' | 'edit' | 'move' | 'cancel'>('details')
  const [payerId, setPayerId] = useState<string | null>(null)
  const query = useQuery({
    ...calendarQueries(useApi(), practice.id).one(appointmentId),
    enabled: known === undefined,
  })
  // A person who opens an appointment is likely to change it next.
  useEffect(() => EditAppointmentDialog.preload(), [])
  const appointment = known ?? query.data
  const { setStatus, update } = actions
  const close = () => {
    setStatus.reset()
    onClose()
  }

  if (!appointment) {
    if (!query.isError) return null
    return (
      <Dialog title="Appointment" size="s" isOpen onOpenChange={onClose}>
        <LoadFailure
          error={query.error}
          fallback={APPOINTMENTS_MESSAGES.get}
          onRetry={() => void query.refetch()}
        />
      </Dialog>
    )
  }

  const changeStatus = (status: AppointmentStatus, onSuccess?: () => void) =>
    setStatus.mutate(
      { id: appointment.id, version: appointment.version, status },
      {
        onSuccess: (changed) => {
          showToast({
            title: `${clientNames(changed)}: ${APPOINTMENT_WORDS[changed.status].word.toLowerCase()}`,
          })
          onSuccess?.()
        },
        onError: () => setPanel('details'),
      },
    )

  if (payerId !== null) {
    return (
      <OpenCopay
        appointment={appointment}
        clientId={payerId}
        practice={practice}
        onClose={() => setPayerId(null)}
      />
    )
  }
  if (panel === 'cancel') {
    return (
      <CancelDialog
        notice={onlyThisWords(appointment)}
        appointment={appointment}
        currency={practice.currency}
        isPending={setStatus.isPending}
        onCancelAppointment={(status) => changeStatus(status, close)}
        onClose={() => setPanel('details')}
      />
    )
  }
  if ((panel === 'edit' || panel === 'move') && choices) {
    return (
      <EditAppointmentDialog
        appointment={appointment}
        practice={practice}
        choices={choices}
        part={panel === 'move' ? 'time' : 'everything'}
        update={update}
        onSaved={(saved, before) => {
          if (saved.startsAt === before.startsAt && saved.endsAt === before.endsAt) {
            showToast({ title: 'Appointment saved' })
          } else {
            onMoved(saved, before)
          }
          close()
        }}
        onClose={() => setPanel('details')}
      />
    )
  }
  return (
    <AppointmentDialog
      appointment={appointment}
      currency={practice.currency}
      setStatus={setStatus}
      onSetStatus={changeStatus}
      onEdit={() => setPanel('edit')}
      onMove={() => setPanel('move')}
      onCancelAppointment={() => setPanel('cancel')}
      onCollect={setPayerId}
      onClose={close}
    />
  )
}
