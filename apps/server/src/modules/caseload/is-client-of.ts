import { and, eq, type Column, type SQL } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'
import { staff } from '../../db/schema/staff-table'

/** Returns the condition that joins the client whom a row of `table` is about. */
export const isClientOf = (table: { organizationId: Column; clientId: Column }): SQL | undefined =>
  and(eq(clients.organizationId, table.organizationId), eq(clients.id, table.clientId))

/** Returns the condition that joins a client's primary clinician. */
export const isPrimaryClinician = (): SQL | undefined =>
  and(eq(staff.organizationId, clients.organizationId), eq(staff.id, clients.primaryClinicianId))
