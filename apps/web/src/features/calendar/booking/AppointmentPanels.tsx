import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import type {
  Appointment,
  AppointmentStatus,
  ChangedSeries,
  ExtendedSeries,
  Practice,
} from '@oaklet/api/contract'
import { Dialog, showToast } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { APPOINTMENT_WORDS } from '../../../records/appointments/appointment-words'
import { comingWords, isAttendanceDue } from '../../../records/appointments/attendance-words'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { AppointmentDialog } from './AppointmentDialog'
import { calendarQueries } from '../calendar-queries'
import { CancelDialog } from './CancelDialog'
import { clientNames } from '../../../records/clients/client-names'
import { OpenCopay } from './OpenCopay'
import { LazyWhichAppointments } from '../series/LazyWhichAppointments'
import { hasOthers, type SeriesChange } from '../series/series-change'
import type { AppointmentActions } from './use-appointment-actions'
import type { BookingChoices } from './use-booking-choices'

const EditAppointmentDialog = lazyDialog(
  () => 'Appointment',
  async () => (await import('./EditAppointmentDialog')).EditAppointmentDialog,
)

const AttendanceDialog = lazyDialog(
  ({ completes }) => (completes ? 'Who came to this session?' : 'Attendance'),
  async () => (await import('./AttendanceDialog')).AttendanceDialog,
)

const ExtendSeriesDialog = lazyDialog(
  () => 'Add more dates',
  async () => (await import('../series/ExtendSeriesDialog')).ExtendSeriesDialog,
)

interface AppointmentPanelsProps {
  appointmentId: string
  /** The appointment if the week in view holds it. */
  known: Appointment | undefined
  practice: Practice
  choices: BookingChoices | null
  actions: AppointmentActions
  onMoved: (moved: Appointment, before: Appointment) => void
  onCancelled: (cancelled: Appointment) => void
  onSeriesChanged: (changed: ChangedSeries, change: SeriesChange) => void
  onExtended: (added: ExtendedSeries) => void
  onClose: () => void
}

/** What is open: the appointment, or a question about it. `which` asks for which of a series a cancellation is. */
type Panel = 'details' | 'edit' | 'move' | 'which' | 'cancel' | 'extend' | 'attendance' | 'complete'

/** The open appointment, and the questions that changing it asks. */
export function AppointmentPanels(props: AppointmentPanelsProps) {
  const { appointmentId, known, practice, choices, actions, onMoved, onCancelled, onClose } = props
  const { onSeriesChanged, onExtended } = props
  const [panel, setPanel] = useState<Panel>('details')
  const [payerId, setPayerId] = useState<string | null>(null)
  const query = useQuery({
    ...calendarQueries(useApi(), practice.id).one(appointmentId),
    enabled: known === undefined,
  })
  // A person who opens an appointment is likely to change it next.
  useEffect(() => EditAppointmentDialog.preload(), [])
  const appointment = known ?? query.data
  const { setStatus, setAttendance, update } = actions
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

  const changeStatus = (status: AppointmentStatus, onSuccess?: (changed: Appointment) => void) =>
    setStatus.mutate(
      { id: appointment.id, version: appointment.version, status },
      {
        onSuccess: (changed) => {
          showToast({
            title: `${clientNames(changed)}: ${APPOINTMENT_WORDS[changed.status].word.toLowerCase()}`,
          })
          onSuccess?.(changed)
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
  const back = () => setPanel('details')
  if (panel === 'which') {
    return (
      <LazyWhichAppointments
        appointment={appointment}
        change={CANCELLATION}
        onThis={() => setPanel('cancel')}
        onChanged={(changed) => {
          onSeriesChanged(changed, CANCELLATION)
          close()
        }}
        onClose={back}
      />
    )
  }
  if (panel === 'extend') {
    return <ExtendSeriesDialog appointment={appointment} onExtended={onExtended} onClose={back} />
  }
  if (panel === 'attendance' || panel === 'complete') {
    return (
      <AttendanceDialog
        appointment={appointment}
        completes={panel === 'complete'}
        setAttendance={setAttendance}
        onSaved={(saved) => {
          showToast({
            title:
              panel === 'complete'
                ? `${clientNames(saved)}: ${comingWords(saved) ?? 'all came'}`
                : 'Attendance saved',
          })
          back()
        }}
        onClose={back}
      />
    )
  }
  if (panel === 'cancel') {
    return (
      <CancelDialog
        appointment={appointment}
        currency={practice.currency}
        isPending={setStatus.isPending}
        onCancelAppointment={(status) =>
          changeStatus(status, (cancelled) => {
            close()
            onCancelled(cancelled)
          })
        }
        onClose={back}
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
        onSeriesChanged={(changed, change) => {
          onSeriesChanged(changed, change)
          close()
        }}
        onClose={back}
      />
    )
  }
  return (
    <AppointmentDialog
      appointment={appointment}
      currency={practice.currency}
      setStatus={setStatus}
      onSetStatus={(status) =>
        status === 'completed' && isAttendanceDue(appointment) ? setPanel('complete') : changeStatus(status)
      }
      onAttendance={() => setPanel('attendance')}
      onEdit={() => setPanel('edit')}
      onMove={() => setPanel('move')}
      onCancelAppointment={() => setPanel(hasOthers(appointment) ? 'which' : 'cancel')}
      onExtend={() => setPanel('extend')}
      onCollect={setPayerId}
      onClose={close}
    />
  )
}

const CANCELLATION: SeriesChange = { kind: 'cancel' }
