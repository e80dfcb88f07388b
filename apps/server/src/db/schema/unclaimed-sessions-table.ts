import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { organizationId } from '../columns'
import { leftOutTable } from '../exported-table'

/**
 * The completed insured sessions that no claim, superbill or invoice bills for their client, made by triggers on what
 * they depend on, so that no verb can forget to: the few that wait for a claim are then found without all those that
 * are on one.
 */
export const unclaimedSessions = pgTable(
  'unclaimed_sessions',
  {
    organizationId: organizationId(),
    practiceId: uuid('practice_id').notNull(),
    appointmentId: uuid('appointment_id').notNull(),
    clientId: uuid('client_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.appointmentId, table.clientId] }),
    index('unclaimed_sessions_by_practice').on(table.organizationId, table.practiceId, table.clientId),
  ],
)

export const leftOutUnclaimedSessions = leftOutTable(
  unclaimedSessions,
  'is the insured sessions that nothing bills, made from appointments, claim_sessions, superbill_sessions and billed_appointments',
)
