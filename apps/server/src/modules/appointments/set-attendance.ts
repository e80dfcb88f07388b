import type * as api from '@oaklet/api/contract'
import { type Appointment, type FieldError, takesPlace } from '@oaklet/api/contract'
import { AppError, validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { billedClients } from './billed-appointments'
import { findAppointment } from './find-appointment'
import { lockAppointment, type AppointmentRow } from './lock-appointment'
import { setStatusOfLocked } from './set-appointment-status'
import { type Attendances, attendancesOf, countUp, isAnyoneComing, writeAttendance } from './write-attendance'

/** Says of single clients of an appointment whether they came, and completes it where that is asked for. */
export async function setAttendance(
  { scope, params: key, body }: CallOf<typeof api.setAttendance>,
  work: Work,
): Promise<Appointment> {
  const row = await lockAppointment(work, key, scope, body)
  if (!takesPlace(row.status)) {
    throw new AppError('transition_refused', 'Who came is kept of appointments that take place.')
  }
  const before = await attendancesOf(work, key.appointmentId)
  const completes = body.completes === true && row.status !== 'completed'
  const changed = changesOf(before, body, completes || row.status === 'completed')
  await requireUnbilled(work, row, changed)
  await writeAttendance(work, row, before, changed)
  if (changed.size > 0) {
    await recordAudit(work, {
      ...{ action: 'attendance_set', resource: 'appointment', recordId: row.id, changed: ['attendance'] },
    })
  }
  if (completes) return setStatusOfLocked(work, row, 'completed')
  if (changed.size > 0) await countUp(work, row)
  return findAppointment(work, key, scope)
}

/** What is new about who comes; throws 422 where it can’t be so. */
function changesOf(
  before: Attendances,
  { attendances }: CallOf<typeof api.setAttendance>['body'],
  isCompleted: boolean,
): Attendances {
  const unknown = attendances.flatMap(({ clientId }, index): FieldError[] =>
    before.has(clientId)
      ? []
      : [{ path: `attendances.${index}.clientId`, message: 'Choose a client of this appointment' }],
  )
  if (unknown.length > 0) throw validationFailed(unknown)
  const after = new Map([...before, ...attendances.map((one) => [one.clientId, one.attendance] as const)])
  const wrong = refusalOf(after, isCompleted)
  if (wrong !== null) throw validationFailed([{ path: 'attendances', message: wrong }])
  return new Map([...after].filter(([clientId, attendance]) => before.get(clientId) !== attendance))
}

function refusalOf(after: Attendances, isCompleted: boolean): string | null {
  if (isCompleted && [...after.values()].includes('expected')) return 'Say of each client whether they came'
  return isAnyoneComing(after) ? null : 'Where nobody came, mark the appointment as a no-show, or cancel it'
}

async function requireUnbilled(work: Work, { id, practiceId }: AppointmentRow, changed: Attendances) {
  if (changed.size === 0) return
  const billed = await billedClients(work, id)
  const { clients } = await findAppointment(work, { practiceId, appointmentId: id }, 'all')
  const refused = clients.find((client) => changed.has(client.id) && billed.has(client.id))
  if (refused === undefined) return
  throw new AppError(
    'transition_refused',
    `This session is billed for ${refused.name}, so their attendance stays as it is.`,
  )
}
