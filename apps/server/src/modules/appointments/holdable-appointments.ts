import {
  APPOINTMENT_STATUSES,
  type AppointmentStatus,
  isInvoiceable,
  occupiesTime,
} from '@oaklet/api/contract'
import { and, inArray, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { appointments } from '../../db/schema/appointments-table'

/** Whether money can be held for an appointment: it is booked, took place or is invoiced all the same. */
export const isHoldableStatus = (status: AppointmentStatus): boolean =>
  isInvoiceable(status) || (occupiesTime(status) && status !== 'requested')

const HOLDABLE = APPOINTMENT_STATUSES.filter(isHoldableStatus)

/**
 * Whether money of the client can be held for an appointment that begins before `until`: they pay for it, and no invoice
 * bills it to them.
 * The names are written out, as Drizzle leaves the table away in a query of one table.
 */
export const isHoldable = (clientId: string | AnyPgColumn, until: Date): SQL<boolean> =>
  sql<boolean>`(${and(
    inArray(appointments.status, HOLDABLE),
    sql`"appointments".starts_at < ${until.toISOString()}::timestamptz`,
    sql`not exists (
      select from billed_appointments b
      where b.organization_id = "appointments".organization_id and b.appointment_id = "appointments".id
        and b.client_id = ${clientId}
    )`,
    sql`not exists (
      select from appointment_clients ac
      where ac.organization_id = "appointments".organization_id and ac.appointment_id = "appointments".id
        and ac.client_id = ${clientId} and ac.attendance = 'excused'
    )`,
  )})`
