import { DOCUMENT_WAYS } from '@oaklet/api/contract'
import { text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** How a document reached a client once, beside which document it was. */
export const sendingColumns = () => ({
  how: text('how', { enum: DOCUMENT_WAYS }).notNull(),
  /** Null where it was handed over. */
  email: text('email'),
  sentById: uuid('sent_by_id').notNull(),
  sentAt: instant('sent_at').notNull(),
})

/** The words for {@link sendingColumns} in an export. */
export const SENDING_WORDS = {
  how: 'email or handed_over.',
  email: 'The address that it was mailed to; none where it was handed over.',
  sentById: 'Who sent it, as in staff.id.',
  sentAt: 'When it was sent.',
}
