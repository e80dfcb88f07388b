import type { Tx } from '../db/database'
import {
  appointmentClients,
  appointmentLines,
  appointments as appointmentsTable,
} from '../db/schema/appointments-table'
import type { DemoAppointment, DemoYear } from './demo-appointments'
import { demoAttendance } from './demo-status'
import { insertRows } from '../db/insert-rows'

const BOOKED_AHEAD_MS = 14 * 86_400_000

/** Writes appointments with their clients and services. */
export async function insertAppointments(
  tx: Tx,
  { organization, now }: DemoYear,
  appointments: readonly DemoAppointment[],
): Promise<void> {
  const { organizationId, timeZone } = organization
  await insertRows(
    tx,
    appointmentsTable,
    appointments.map((appointment) => ({
      organizationId,
      id: appointment.id,
      practiceId: appointment.practiceId,
      clinicianId: appointment.clinicianId,
      locationId: appointment.locationId,
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
      timeZone,
      billingType: appointment.billingType,
      status: appointment.status,
      overlapGroup: appointment.overlapGroup,
      memo: '',
      version: 1,
      createdAt: earlier(now, new Date(appointment.startsAt.getTime() - BOOKED_AHEAD_MS)),
      updatedAt: earlier(now, appointment.endsAt),
    })),
  )
  await insertRows(
    tx,
    appointmentClients,
    appointments.flatMap(({ id, clients, status }) =>
      clients.map(({ row }, position) => ({
        organizationId,
        appointmentId: id,
        clientId: row.id,
        position,
        attendance: demoAttendance(status),
      })),
    ),
  )
  await insertRows(
    tx,
    appointmentLines,
    appointments.map(({ id, service, locationId }) => ({
      organizationId,
      appointmentId: id,
      position: 0,
      serviceCode: service.code,
      label: service.label,
      modifiers: locationId === null ? ['95'] : [],
      units: 1,
      feeCents: service.feeCents,
    })),
  )
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b)
