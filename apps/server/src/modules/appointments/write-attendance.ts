import { type Attendance, isComing } from '@oaklet/api/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { appointmentClients, appointments } from '../../db/schema/appointments-table'
import type { Work } from '../../work'
import type { AttendanceChange } from './attendance-after'
import { holdAgain, namedInLedger, releaseHolds } from './holds-of-session'
import type { AppointmentRow } from './lock-appointment'

/** Whether each client of an appointment came, by the clients' ids, in their order. */
export type Attendances = ReadonlyMap<string, Attendance>

/** Reads who came to an appointment. */
export async function attendancesOf({ tx, actor }: Work<Actor>, appointmentId: string): Promise<Attendances> {
  const rows = await tx
    .select({ clientId: appointmentClients.clientId, attendance: appointmentClients.attendance })
    .from(appointmentClients)
    .where(
      and(
        eq(appointmentClients.organizationId, actor.organizationId),
        eq(appointmentClients.appointmentId, appointmentId),
      ),
    )
    .orderBy(asc(appointmentClients.position))
  return new Map(rows.map(({ clientId, attendance }) => [clientId, attendance]))
}

/** Whether anybody comes, or came. */
export const isAnyoneComing = (attendances: Attendances): boolean => [...attendances.values()].some(isComing)

/** Notes of all clients of appointments who came, as their status says it. */
export async function changeAttendance(
  { tx, actor }: Work<Actor>,
  appointmentIds: readonly string[],
  { from, to }: AttendanceChange,
): Promise<void> {
  if (from.length === 0) return
  await tx
    .update(appointmentClients)
    .set({ attendance: to })
    .where(
      and(
        eq(appointmentClients.organizationId, actor.organizationId),
        inArray(appointmentClients.appointmentId, [...appointmentIds]),
        inArray(appointmentClients.attendance, [...from]),
      ),
    )
}

/** Notes of single clients of a locked appointment who came. What is held for who is excused becomes plain credit. */
export async function writeAttendance(
  work: Work<Actor>,
  appointment: AppointmentRow,
  before: Attendances,
  changed: Attendances,
): Promise<void> {
  const { organizationId } = work.actor
  const those = (which: (clientId: string, attendance: Attendance) => boolean) =>
    [...changed].filter(([clientId, attendance]) => which(clientId, attendance)).map(([clientId]) => clientId)
  for (const attendance of new Set(changed.values())) {
    await work.tx
      .update(appointmentClients)
      .set({ attendance })
      .where(
        and(
          eq(appointmentClients.organizationId, organizationId),
          eq(appointmentClients.appointmentId, appointment.id),
          inArray(
            appointmentClients.clientId,
            those((_, one) => one === attendance),
          ),
        ),
      )
  }
  if ((await namedInLedger(work, [appointment])).length === 0) return
  await releaseHolds(
    work,
    appointment,
    those((_, attendance) => attendance === 'excused'),
  )
  await holdAgain(
    work,
    appointment,
    those((clientId, attendance) => attendance !== 'excused' && before.get(clientId) === 'excused'),
  )
}

/** Gives a locked appointment its next version, once it is known who comes. */
export async function countUp(
  work: Work<Actor>,
  { organizationId, id, version }: AppointmentRow,
): Promise<void> {
  await work.tx
    .update(appointments)
    .set({ version: version + 1, updatedAt: work.now() })
    .where(and(eq(appointments.organizationId, organizationId), eq(appointments.id, id)))
}
