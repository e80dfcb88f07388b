import { APPOINTMENT_STATUSES, isReschedulable } from '@oaklet/api/contract'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { appointments } from '../../db/schema/appointments-table'
import type { Deps } from '../../deps'
import { lockCalendar } from './lock-appointment'

interface ClinicianKey {
  organizationId: string
  staffId: string
}

/** Appointments that a clinician still has to hold: not over, and not checked in. */
export type OpenAppointment = typeof appointments.$inferSelect

const OPEN = APPOINTMENT_STATUSES.filter(isReschedulable)

const isOpenOf = (deps: Deps, { organizationId, staffId }: ClinicianKey) =>
  and(
    eq(appointments.organizationId, organizationId),
    eq(appointments.clinicianId, staffId),
    inArray(appointments.status, OPEN),
    gt(appointments.endsAt, deps.clock.now()),
  )

/** A clinician's open appointments in order of start. */
export const selectOpenAppointments = (tx: Tx, deps: Deps, key: ClinicianKey): Promise<OpenAppointment[]> =>
  tx
    .select()
    .from(appointments)
    .where(isOpenOf(deps, key))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))

/** Locks the same appointments until the transaction ends: changes of them wait. */
export async function lockOpenAppointments(
  tx: Tx,
  deps: Deps,
  key: ClinicianKey,
): Promise<OpenAppointment[]> {
  await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(isOpenOf(deps, key))
    .orderBy(asc(appointments.id))
    .for('update')
  return selectOpenAppointments(tx, deps, key)
}

/** Returns the same appointments, and lets none be added until the transaction ends. */
export async function holdOpenAppointments(
  tx: Tx,
  deps: Deps,
  key: ClinicianKey,
): Promise<OpenAppointment[]> {
  await lockCalendar(tx, key.staffId)
  return selectOpenAppointments(tx, deps, key)
}
