import { PAYMENT_CONNECTION_STATES } from '@oaklet/api/contract'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, madeAndChanged, organizationId } from '../columns'
import { exportedTable, leftOutTable } from '../exported-table'

/** Each practice's account with the payment provider: none for one that never began to connect. */
export const paymentConnections = pgTable(
  'payment_connections',
  {
    organizationId: organizationId(),
    practiceId: uuid('practice_id').notNull(),
    /** The `mode` of the provider that the account is with. With another one, the practice is not connected. */
    mode: text('mode').notNull(),
    accountId: text('account_id').notNull(),
    state: text('state', { enum: PAYMENT_CONNECTION_STATES }).notNull(),
    /** What the provider still needs, in words. */
    requirements: text('requirements').array().notNull(),
    connectedById: uuid('connected_by_id').notNull(),
    connectedAt: instant('connected_at').notNull(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.practiceId] }),
    index('payment_connections_by_account').on(table.organizationId, table.accountId),
  ],
)

export const exportedPaymentConnections = exportedTable(
  paymentConnections,
  'The accounts of practices with the provider of card payments.',
  {
    mode: 'Which provider, and whether its money is real.',
    accountId: 'The provider’s id of the account.',
    state: 'onboarding, restricted, active or disconnected.',
    requirements: 'What the provider still needs.',
    connectedById: 'Who connected it, as in staff.id.',
    connectedAt: 'When it was connected.',
  },
)

/** A person on the way to the provider and back; the state that proves the way back is kept as a hash only. */
export const paymentConnectionAttempts = pgTable(
  'payment_connection_attempts',
  {
    organizationId: organizationId(),
    stateHash: text('state_hash').notNull(),
    practiceId: uuid('practice_id').notNull(),
    userId: uuid('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.stateHash] })],
)

export const leftOutPaymentConnectionAttempts = leftOutTable(
  paymentConnectionAttempts,
  'holds for minutes who is on the way to the payment provider and back',
)

/** Which events of the provider were taken, so that each is taken once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    organizationId: organizationId(),
    eventId: text('event_id').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.eventId] })],
)

export const leftOutPaymentEvents = leftOutTable(
  paymentEvents,
  'tells which calls of the payment provider were taken already',
)

/** Whose accounts are whose, where a call of the provider names no organization: it belongs to none. */
export const paymentAccounts = pgTable(
  'payment_accounts',
  { accountId: text('account_id').notNull(), organizationId: organizationId() },
  (table) => [primaryKey({ columns: [table.accountId, table.organizationId] })],
)
