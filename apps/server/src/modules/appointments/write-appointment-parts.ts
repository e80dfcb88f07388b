import type { Attendance, ServiceLine } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/database'
import { appointmentClients, appointmentLines } from '../../db/schema/appointments-table'

/** Names one appointment of one organization. */
export interface PartsKey {
  organizationId: string
  appointmentId: string
}

/** Makes these the appointment's clients, in order; those who were expected before keep their attendance. */
export async function writeAppointmentClients(
  tx: Tx,
  key: PartsKey,
  clientIds: readonly string[],
  attendances: ReadonlyMap<string, Attendance> = new Map(),
): Promise<void> {
  await tx
    .delete(appointmentClients)
    .where(
      and(
        eq(appointmentClients.organizationId, key.organizationId),
        eq(appointmentClients.appointmentId, key.appointmentId),
      ),
    )
  await tx.insert(appointmentClients).values(
    clientIds.map((clientId, position) => ({
      ...key,
      clientId,
      position,
      attendance: attendances.get(clientId) ?? ('expected' as const),
    })),
  )
}

/** Makes these the appointment's services, in order. */
export async function writeAppointmentLines(
  tx: Tx,
  key: PartsKey,
  lines: readonly ServiceLine[],
  labels: ReadonlyMap<string, string>,
): Promise<void> {
  await tx
    .delete(appointmentLines)
    .where(
      and(
        eq(appointmentLines.organizationId, key.organizationId),
        eq(appointmentLines.appointmentId, key.appointmentId),
      ),
    )
  await tx.insert(appointmentLines).values(
    lines.map((line, position) => ({
      ...key,
      ...line,
      position,
      label: labels.get(line.serviceCode) ?? line.serviceCode,
    })),
  )
}
