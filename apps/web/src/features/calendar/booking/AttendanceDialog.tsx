import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import { Appointment, ATTENDANCES, type Attendance, isComing } from '@oaklet/api/contract'
import { Button, Inline, RadioGroup, Stack, Text } from '@oaklet/design-system'
import { ATTENDANCE_WORDS } from '../../../records/appointments/attendance-words'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { useSaveOver } from '../../../shared/forms/use-save-over'
import type { AppointmentActions } from './use-appointment-actions'
import { whenWords } from './when-words'

interface AttendanceDialogProps {
  appointment: Appointment
  /** Whether the session is completed with it. */
  completes: boolean
  setAttendance: AppointmentActions['setAttendance']
  onSaved: (saved: Appointment) => void
  onClose: () => void
}

interface AttendanceValues {
  /** By the clients' ids; null while it is to be said. */
  of: Readonly<Record<string, Attendance | null>>
}

/** Asks of each client of a session whether they came. */
export function AttendanceDialog(props: AttendanceDialogProps) {
  const { appointment, completes, setAttendance, onSaved, onClose } = props
  const { base, stale, error } = useSaveOver(appointment, Appointment, setAttendance)
  const isOver = completes || base.status === 'completed'
  const { clients } = base
  const form = useForm<AttendanceValues>({
    initial: { of: valuesOf(appointment, isOver) },
    errorsOf: ({ of }) => {
      const missing = clients.filter(({ id }) => of[id] === null)
      if (missing.length > 0) {
        return missing.map(({ id, name }) => ({ path: id, message: `Say whether ${name} came` }))
      }
      return clients.some(({ id }) => isComing(of[id] ?? 'expected'))
        ? []
        : [{ path: 'attendances', message: 'Where nobody came, mark the session as a no-show, or cancel it' }]
    },
    clearsAsTyped: true,
  })
  const { of } = form.values
  const choices = ATTENDANCES.filter((attendance) => !isOver || attendance !== 'expected')
  const options = choices.map((id) => ({ id, label: ATTENDANCE_WORDS[id] }))
  const close = () => {
    setAttendance.reset()
    onClose()
  }
  const save = (on: Appointment) => {
    if (!form.check()) return
    const attendances = on.clients.flatMap(({ id }) => {
      const attendance = of[id] ?? null
      return attendance === null ? [] : [{ clientId: id, attendance }]
    })
    setAttendance.mutate(
      { id: on.id, body: { attendances, version: on.version, ...(completes && { completes }) } },
      { onSuccess: onSaved, onError: form.refuse },
    )
  }
  return (
    <FormDialog
      title={completes ? 'Who came to this session?' : 'Attendance'}
      size="l"
      form={form}
      submitLabel={completes ? 'Complete the session' : 'Save attendance'}
      pendingLabel="Saving…"
      isPending={setAttendance.isPending}
      error={error}
      fallback={APPOINTMENTS_MESSAGES.setAttendance}
      stale={
        stale && {
          what: 'attendance',
          rows: stale.clients.map(({ id, name, attendance }) => ({
            label: name,
            mine: ATTENDANCE_WORDS[of[id] ?? 'expected'],
            theirs: ATTENDANCE_WORDS[attendance],
          })),
          onKeepMine: () => save(stale),
          onTakeTheirs: close,
        }
      }
      onSubmit={() => save(base)}
      onClose={close}
    >
      <Stack gap="l">
        <Text isReading>
          {whenWords(base)}. A no-show and a late cancellation can be invoiced; who is excused pays nothing.
        </Text>
        <Inline>
          <Button autoFocus onPress={() => form.change({ of: allPresent(base) })}>
            All present
          </Button>
        </Inline>
        <div data-field="attendances">
          <Stack gap="l">
            {clients.map(({ id, name }) => (
              <RadioGroup
                key={id}
                label={name}
                name={id}
                orientation="horizontal"
                options={options}
                value={of[id] ?? null}
                errorMessage={form.errorAt(id)}
                onChange={(attendance) => form.change({ of: { ...of, [id]: attendance } })}
              />
            ))}
          </Stack>
        </div>
      </Stack>
    </FormDialog>
  )
}

/** What is known already; once it is over, of who was merely expected nothing is. */
const valuesOf = ({ clients }: Appointment, isOver: boolean): AttendanceValues['of'] =>
  Object.fromEntries(
    clients.map(({ id, attendance }) => [id, isOver && attendance === 'expected' ? null : attendance]),
  )

const allPresent = ({ clients }: Appointment): AttendanceValues['of'] =>
  Object.fromEntries(clients.map(({ id }) => [id, 'present' as const]))
