import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import {
  isInvoiceable,
  isReschedulable,
  type Appointment,
  type AppointmentStatus,
} from '@oaklet/api/contract'
import {
  Banner,
  Button,
  DescriptionList,
  Dialog,
  Inline,
  Link,
  LinkButton,
  MenuButton,
  Stack,
  StatusBadge,
  Text,
} from '@oaklet/design-system'
import { APPOINTMENT_WORDS } from '../../../records/appointments/appointment-words'
import { ATTENDANCE_WORDS, hasAttendance } from '../../../records/appointments/attendance-words'
import { failureWords } from '../../../shared/failure-words'
import { paths } from '../../../shared/paths'
import { usePermissions } from '../../../shared/use-session'
import { canCancel, statusActions } from '../../../records/appointments/status-actions'
import { clientNames } from '../../../records/clients/client-names'
import { AppointmentReminders } from './AppointmentReminders'
import { Copays } from './Copays'
import { placeInSeries } from '../series/series-words'
import type { AppointmentActions } from './use-appointment-actions'
import { whenWords } from './when-words'

interface AppointmentDialogProps {
  appointment: Appointment
  currency: string
  setStatus: AppointmentActions['setStatus']
  onSetStatus: (status: AppointmentStatus) => void
  onEdit: () => void
  onMove: () => void
  onCancelAppointment: () => void
  onAttendance: () => void
  onExtend: () => void
  onCollect: (clientId: string) => void
  onClose: () => void
}

/** One appointment: what it is, and what can be done with it now. */
export function AppointmentDialog(props: AppointmentDialogProps) {
  const { appointment, currency, setStatus, onSetStatus, onEdit, onMove, onCancelAppointment } = props
  const { onAttendance, onExtend, onCollect, onClose } = props
  const may = usePermissions()
  const { status, billingType } = appointment
  const { word, tone } = APPOINTMENT_WORDS[status]
  const mayWrite = may('appointments:write')
  const actions = mayWrite ? statusActions(status) : []
  return (
    <Dialog
      title={`Appointment with ${clientNames(appointment)}`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        mayWrite && (
          <Inline gap="m" wrap justify="end">
            {canCancel(status) && (
              <Button tone="quiet" onPress={onCancelAppointment}>
                Cancel appointment
              </Button>
            )}
            {isReschedulable(status) && (
              <>
                <Button onPress={onMove}>Move…</Button>
                <Button onPress={onEdit}>Edit</Button>
              </>
            )}
            {actions.length > 0 && (
              <MenuButton
                label="Change status"
                tone="primary"
                items={actions}
                isPending={setStatus.isPending}
                onAction={onSetStatus}
              />
            )}
          </Inline>
        )
      }
    >
      <Stack gap="l">
        {setStatus.error !== null && (
          <Banner tone="bad" isAnnounced>
            {failureWords(setStatus.error, APPOINTMENTS_MESSAGES.setStatus)}
          </Banner>
        )}
        <Inline>
          <StatusBadge tone={tone}>{word}</StatusBadge>
        </Inline>
        <DescriptionList layout="side" items={facts(appointment, may('clients:view'))} />
        {billingType === 'insurance' && may('payments:record') && (
          <Copays appointment={appointment} currency={currency} onCollect={onCollect} />
        )}
        {mayWrite && (appointment.series !== null || hasAttendance(appointment)) && (
          <Inline gap="m" wrap>
            {hasAttendance(appointment) && <Button onPress={onAttendance}>Attendance…</Button>}
            {appointment.series !== null && <Button onPress={onExtend}>Add more dates…</Button>}
          </Inline>
        )}
        {may('invoices:view') && <InvoiceLink appointment={appointment} mayCreate={may('invoices:create')} />}
        <AppointmentReminders appointment={appointment} />
      </Stack>
    </Dialog>
  )
}

function facts(appointment: Appointment, mayOpenClients: boolean) {
  const { clients, clinician, location, lines, memo, series } = appointment
  return [
    { term: 'When', description: whenWords(appointment) },
    ...(series === null ? [] : [{ term: 'Repeats', description: placeInSeries(series) }]),
    {
      term: clients.length === 1 ? 'Client' : 'Clients',
      description: (
        <Inline gap="m" wrap>
          {clients.map(({ id, name, attendance }) => (
            <Text key={id}>
              {mayOpenClients ? <Link href={paths.client(id)}>{name}</Link> : name}
              {hasAttendance(appointment) &&
                attendance !== 'expected' &&
                `, ${ATTENDANCE_WORDS[attendance].toLowerCase()}`}
            </Text>
          ))}
        </Inline>
      ),
    },
    { term: 'Clinician', description: clinician.name },
    { term: 'Location', description: location?.name ?? 'Telehealth' },
    {
      term: 'Service',
      description: lines.map(({ serviceCode, label }) => `${serviceCode} ${label}`).join(', '),
    },
    ...(memo === '' ? [] : [{ term: 'Memo', description: memo }]),
  ]
}

function InvoiceLink({ appointment, mayCreate }: { appointment: Appointment; mayCreate: boolean }) {
  const { id, clients, invoiceId, status } = appointment
  if (invoiceId !== null) return <Link href={paths.invoice(invoiceId)}>Open its invoice</Link>
  const client = clients.find(({ attendance }) => attendance !== 'excused')
  if (!mayCreate || !isInvoiceable(status) || !client) return null
  return (
    <Inline>
      <LinkButton href={paths.newInvoice({ client: client.id, appointment: id })}>Invoice it</LinkButton>
    </Inline>
  )
}
