import {
  DOCUMENT_ASKS,
  type DocumentSection,
  SIGNATURE_OUTCOMES,
  SIGNER_RELATIONSHIPS,
} from '@oaklet/api/contract'
import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant, madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** The documents that a practice has clients sign. */
export const documents = pgTable(
  'documents',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    /** The number of the text that is sent now. */
    number: smallint('number').notNull(),
    retiredAt: instant('retired_at'),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('documents_by_practice').on(table.organizationId, table.practiceId),
  ],
)

export const exportedDocuments = exportedTable(documents, 'The documents that a practice has clients sign.', {
  number: 'The number of the text that is sent now, as in document_versions.number.',
  retiredAt: 'Since when it is sent to nobody any more.',
})

/** The texts that each document has had; rows are only added. */
export const documentVersions = pgTable(
  'document_versions',
  {
    organizationId: organizationId(),
    documentId: uuid('document_id').notNull(),
    number: smallint('number').notNull(),
    title: text('title').notNull(),
    asks: text('asks', { enum: DOCUMENT_ASKS }).notNull(),
    mayDecline: boolean('may_decline').notNull(),
    sections: jsonb('sections').$type<DocumentSection[]>().notNull(),
    publishedAt: instant('published_at').notNull(),
    publishedById: uuid('published_by_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.documentId, table.number] })],
)

export const exportedDocumentVersions = exportedTable(
  documentVersions,
  'The texts that each document has had.',
  {
    documentId: 'The document, as in documents.id.',
    number: 'Counts the texts of a document from 1.',
    title: 'What it is called.',
    asks: 'agree or acknowledge: what a client does by signing.',
    mayDecline: 'Whether a client may decline to sign.',
    sections: 'The text: parts with a heading and a text.',
    publishedAt: 'When this text was published.',
    publishedById: 'Who published it, as in staff.id.',
  },
)

/** What became of the documents that clients were sent; rows are only added. */
export const signatures = pgTable(
  'signatures',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    documentId: uuid('document_id').notNull(),
    documentNumber: smallint('document_number').notNull(),
    outcome: text('outcome', { enum: SIGNATURE_OUTCOMES }).notNull(),
    signerName: text('signer_name').notNull(),
    relationship: text('relationship', { enum: SIGNER_RELATIONSHIPS }),
    authority: text('authority').notNull(),
    reason: text('reason').notNull(),
    practiceName: text('practice_name').notNull(),
    clientName: text('client_name').notNull(),
    statement: text('statement').notNull(),
    consentNumber: smallint('consent_number'),
    consentedAt: instant('consented_at'),
    signedAt: instant('signed_at').notNull(),
    timeZone: text('time_zone').notNull(),
    email: text('email').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('signatures_by_client').on(table.organizationId, table.clientId, table.signedAt),
  ],
)

export const exportedSignatures = exportedTable(
  signatures,
  'What became of the documents that clients were sent.',
  {
    documentId: 'The document, as in documents.id.',
    documentNumber: 'Its text, as in document_versions.number.',
    outcome: 'signed, declined, or paper where the client wants to sign on paper.',
    signerName: 'The name as it was typed.',
    relationship: 'Who signed: self, parent, guardian or representative.',
    authority: 'By what right a representative signed.',
    reason: 'Why it was declined.',
    practiceName: 'What the practice was called then.',
    clientName: 'What the client was called then.',
    statement: 'What was stated by signing.',
    consentNumber: 'Which text about signing on a screen was agreed to.',
    consentedAt: 'When it was agreed to.',
    signedAt: 'When it was signed, declined or left to paper.',
    timeZone: 'The time zone of the practice.',
    email: 'The address to which the code was mailed that showed who it was.',
    address: 'The network address from which it was done.',
    userAgent: 'The browser in which it was done.',
    hash: 'SHA-256 in hex over the canonical JSON (RFC 8785) of what was signed.',
  },
)
