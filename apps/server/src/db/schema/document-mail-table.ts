import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, organizationId } from '../columns'
import { leftOutTable } from '../exported-table'

/** Mail of the billing, most with a document, that waits for the mail server; a row goes when its mail has, and stays where it failed. */
export const documentMail = pgTable(
  'document_mail',
  {
    organizationId: organizationId(),
    /** The sending that it belongs to, such as a row of superbill_sendings; an id of its own without a document. */
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    /** Null for what the server sends by itself. */
    sentById: uuid('sent_by_id'),
    /** What people call the document, such as `Superbill 12`, and where the web application shows it. */
    documentName: text('document_name').notNull(),
    link: text('link').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Empty once the mail is given up: it may hold a link to pay. */
    text: text('text').notNull(),
    /** Null without a document. */
    fileName: text('file_name'),
    /** Null without a document, and once the mail is given up. */
    pdf: bytes('pdf'),
    /** From when on it may be sent, or tried again; null once it is given up. */
    dueAt: instant('due_at'),
    tries: integer('tries').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('document_mail_by_due').on(table.organizationId, table.dueAt),
  ],
)

export const leftOutDocumentMail = leftOutTable(
  documentMail,
  'is mail on its way; to whom a document was sent is in its own table',
)
