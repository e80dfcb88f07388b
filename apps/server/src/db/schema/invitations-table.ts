import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable } from '../exported-table'

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

export const exportedInvitations = exportedTable(invitations, 'Open invitations to staff.', {
  tokenHash: { leftOut: 'would let somebody else accept the invitation' },
  invitedById: 'Who sent the invitation last, as in staff.id.',
  sentAt: 'When it was sent last.',
  expiresAt: 'When it ends.',
})
