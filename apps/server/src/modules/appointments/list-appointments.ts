import type * as api from '@oaklet/api/contract'
import { MAX_APPOINTMENT_MINUTES, type Appointment } from '@oaklet/api/contract'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Scope } from '../../actor'
import { appointments } from '../../db/schema/appointments-table'
import { validationFailed } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { isVisibleAppointment } from './find-appointment'
import { selectAppointments } from './select-appointments'

const MAX_RANGE_MS = 62 * 86_400_000
const LONGEST_MS = MAX_APPOINTMENT_MINUTES * 60_000

/** Every appointment of the practice that touches `[from, to)`, in order of start. */
export async function listAppointments(
  { scope, params: { practiceId }, query }: CallOf<typeof api.listAppointments>,
  work: Work,
): Promise<Appointment[]> {
  const [from, to] = [new Date(query.from), new Date(query.to)]
  const length = to.getTime() - from.getTime()
  if (length <= 0 || length > MAX_RANGE_MS) {
    throw validationFailed([{ path: 'to', message: 'Ask for at most 62 days' }])
  }
  return appointmentsBetween(work, practiceId, scope, { ...query, from, to })
}

export interface Between {
  from: Date
  to: Date
  clinicianId?: string | undefined
  locationId?: string | undefined
}

/** The appointments of a span of time that the actor may see, in order of start. */
export const appointmentsBetween = (
  work: Work,
  practiceId: string,
  scope: Scope,
  { from, to, clinicianId, locationId }: Between,
): Promise<Appointment[]> =>
  selectAppointments(work.tx, {
    where: and(
      isVisibleAppointment(work.actor, practiceId, scope),
      lt(appointments.startsAt, to),
      gt(appointments.endsAt, from),
      // Lets the index on the start skip everything that can't reach into the range.
      gt(appointments.startsAt, new Date(from.getTime() - LONGEST_MS)),
      clinicianId === undefined ? undefined : eq(appointments.clinicianId, clinicianId),
      locationId === undefined ? undefined : eq(appointments.locationId, locationId),
    ),
  })
