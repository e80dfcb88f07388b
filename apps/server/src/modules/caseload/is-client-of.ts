import { and, eq, type Column, type SQL } from 'drizzle-orm'
import { clients } from '../../db/schema/clients-table'

/** Returns the condition that joins the client whom a row of `table` is about. */
export const isClientOf = (table: { organizationId: Column; clientId: Column }): SQL | undefined =>
  and(eq(clients.organizationId, table.organizationId), eq(clients.id, table.clientId))
