import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns'
import { users } from './users-table'

/** An account that is opened once its e-mail is confirmed; `passwordHash` is null when the e-mail has one already. */
export interface PendingRegistration {
  email: string
  passwordHash: string | null
  name: string
  practiceName: string
  timeZone: string
}

/** Sign-ins and registrations that wait for their code. The token and the code are kept as hashes only. */
export const mfaChallenges = pgTable(
  'mfa_challenges',
  {
    id: uuid('id').primaryKey(),
    /** Null, as is the organization, for a registration. */
    userId: uuid('user_id').references(() => users.id),
    organizationId: uuid('organization_id'),
    /** Null for a sign-in. */
    registration: jsonb('registration').$type<PendingRegistration>(),
    deviceId: uuid('device_id').notNull(),
    tokenHash: text('token_hash').notNull().unique('mfa_challenges_token_is_unique'),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    consumedAt: instant('consumed_at'),
  },
  (table) => [
    index('mfa_challenges_by_user').on(table.userId),
    index('mfa_challenges_by_device').on(table.deviceId),
    index('mfa_challenges_by_expiry').on(table.expiresAt),
  ],
)
