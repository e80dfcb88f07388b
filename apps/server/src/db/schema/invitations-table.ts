import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'

/** The open invitation of a person who has no account here yet: one at most, whose token is kept as a hash only. */
export const invitations = pgTable(
  'invitations',
  {
    organizationId: organizationId(),
    staffId: uuid('staff_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Who sent it last. */
    invitedById: uuid('invited_by_id').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.staffId] }),
    unique('invitations_token_is_unique').on(table.organizationId, table.tokenHash),
  ],
)
