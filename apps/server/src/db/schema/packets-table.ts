import { PACKET_ITEM_KINDS } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, madeAndChanged, organizationId, version } from '../columns'
import { exportedTable, leftOutTable } from '../exported-table'

/** The states of a packet that are stored; that one has expired follows from `expires_at`. */
export const STORED_PACKET_STATUSES = [
  'sent',
  'opened',
  'in_progress',
  'submitted',
  'returned',
  'reviewed',
  'revoked',
] as const

/** Forms and questionnaires that clients were asked to fill in. */
export const packets = pgTable(
  'packets',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    status: text('status', { enum: STORED_PACKET_STATUSES }).notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    sentById: uuid('sent_by_id').notNull(),
    /** Whether a schedule of the client sent it: `sentById` is who set that. */
    isScheduled: boolean('is_scheduled').notNull().default(false),
    sentAt: instant('sent_at').notNull(),
    /** When somebody of the practice sent the last link, from which the longest life is counted. */
    linkSentAt: instant('link_sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the client agreed to sign on a screen, and to which text; null unless they did. */
    consentedAt: instant('consented_at'),
    consentNumber: smallint('consent_number'),
    openedAt: instant('opened_at'),
    savedAt: instant('saved_at'),
    submittedAt: instant('submitted_at'),
    reviewedAt: instant('reviewed_at'),
    reviewedById: uuid('reviewed_by_id'),
    revokedAt: instant('revoked_at'),
    revokedById: uuid('revoked_by_id'),
    revocationReason: text('revocation_reason'),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('packets_by_client').on(table.organizationId, table.clientId, table.sentAt),
    index('packets_by_practice').on(table.organizationId, table.practiceId, table.status),
  ],
)

export const exportedPackets = exportedTable(
  packets,
  'Forms and questionnaires that clients were asked to fill in.',
  {
    status: 'sent, opened, in_progress, submitted, returned, reviewed or revoked.',
    email: 'Where the link was mailed.',
    message: 'What the practice wrote to the client.',
    sentById: 'Who sent it, as in staff.id.',
    isScheduled: 'Whether a schedule sent it, which that person set.',
    sentAt: 'When it was sent.',
    linkSentAt: 'When the practice sent the last link.',
    expiresAt: 'Until when it could be filled in.',
    consentedAt: 'When the client agreed to sign on a screen.',
    consentNumber: 'Which text about that they agreed to.',
    openedAt: 'When the client opened it.',
    savedAt: 'When the client saved a page last.',
    submittedAt: 'When the client sent it in last.',
    reviewedAt: 'When it was reviewed.',
    reviewedById: 'Who reviewed it, as in staff.id; empty where nobody had to.',
    revokedAt: 'When it was revoked.',
    revokedById: 'Who revoked it, as in staff.id.',
    revocationReason: 'Why it was revoked.',
  },
)

/** What stands in the fields of one page. */
export type StoredAnswers = Record<string, string | number | boolean | string[] | null>

/** What each packet asks for. */
export const packetItems = pgTable(
  'packet_items',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    packetId: uuid('packet_id').notNull(),
    position: smallint('position').notNull(),
    kind: text('kind', { enum: PACKET_ITEM_KINDS }).notNull(),
    /** What the practice knew when it sent the packet, by page. */
    known: jsonb('known').$type<Record<string, StoredAnswers>>().notNull(),
    /** The version of a form of the practice. */
    formTemplateId: uuid('form_template_id'),
    formNumber: smallint('form_number'),
    /** The text that is to be signed. */
    documentId: uuid('document_id'),
    documentNumber: smallint('document_number'),
    /** What became of the document. */
    signatureId: uuid('signature_id'),
    /**
     * When a questionnaire was finished, and the measure that it became, none where a question was passed over; or when
     * a document was signed, declined or left to paper.
     */
    finishedAt: instant('finished_at'),
    measureId: uuid('measure_id'),
    /** When the practice was told of an answer about self-harm. */
    alertedAt: instant('alerted_at'),
    /** What the practice asked to be changed, and when; null unless it waits for that. */
    comment: text('comment'),
    returnedAt: instant('returned_at'),
    /** Since when it is not needed any more, who said so and why; null while it is asked for. */
    waivedAt: instant('waived_at'),
    waivedById: uuid('waived_by_id'),
    waiverReason: text('waiver_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('packet_items_once')
      .on(table.organizationId, table.packetId, table.kind)
      .where(sql`document_id IS NULL AND form_template_id IS NULL`),
    unique('packet_items_document_once').on(table.organizationId, table.packetId, table.documentId),
    unique('packet_items_form_once').on(table.organizationId, table.packetId, table.formTemplateId),
  ],
)

export const exportedPacketItems = exportedTable(packetItems, 'What each packet asks for.', {
  packetId: 'The packet, as in packets.id.',
  kind: 'about_you, reach_you, emergency_contact, insurance, photo_id, custody_papers, other_papers, phq9, gad7, pcl5, form or document.',
  known: 'What the practice knew when it sent the packet, by page.',
  formTemplateId: 'The form of the practice, as in form_templates.id.',
  formNumber: 'Its version, as in form_template_versions.number.',
  documentId: 'The document to sign, as in documents.id.',
  documentNumber: 'Its text, as in document_versions.number.',
  signatureId: 'What became of the document, as in signatures.id.',
  finishedAt: 'When a questionnaire was finished, or a document signed, declined or left to paper.',
  measureId: 'The measure that a finished questionnaire became, as in measures.id.',
  alertedAt: 'When the practice was told of an answer about self-harm.',
  comment: 'What the practice asked to be changed.',
  returnedAt: 'When it asked for that.',
  waivedAt: 'Since when it is not needed any more.',
  waivedById: 'Who said so, as in staff.id.',
  waiverReason: 'Why it is not needed.',
})

/** What clients answered, page by page. */
export const packetPages = pgTable(
  'packet_pages',
  {
    organizationId: organizationId(),
    itemId: uuid('item_id').notNull(),
    page: text('page').notNull(),
    answers: jsonb('answers').$type<StoredAnswers>().notNull(),
    rev: integer('rev').notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.itemId, table.page] })],
)

export const exportedPacketPages = exportedTable(packetPages, 'What clients answered, page by page.', {
  itemId: 'What was asked, as in packet_items.id.',
  page: 'The page: a name such as birth, the number of a question, or the id of one in form_template_versions.items.',
  answers: 'The fields of the page.',
  rev: 'How often the page was saved.',
  savedAt: 'When it was saved last.',
})

/** The link of each packet, with the codes that are mailed to whoever opens it. */
export const packetLinks = pgTable(
  'packet_links',
  {
    organizationId: organizationId(),
    packetId: uuid('packet_id').notNull(),
    /** The random part of the link’s address, which is no secret. */
    key: text('key').notNull(),
    secretHash: text('secret_hash').notNull(),
    /** When the last link was mailed, by the practice or because the client asked for it. */
    mailedAt: instant('mailed_at').notNull(),
    codeHash: text('code_hash'),
    codeExpiresAt: instant('code_expires_at'),
    codeTries: smallint('code_tries').notNull(),
    codeSentAt: instant('code_sent_at'),
    /** How many codes were sent in the hour that began then. */
    codesSent: smallint('codes_sent').notNull(),
    codesSince: instant('codes_since'),
    /** How often a code or a date of birth was wrong since one was right. */
    wrongTries: smallint('wrong_tries').notNull(),
    pausedUntil: instant('paused_until'),
    frozenAt: instant('frozen_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.packetId] }),
    unique('packet_links_key_is_unique').on(table.organizationId, table.key),
  ],
)

export const leftOutPacketLinks = leftOutTable(
  packetLinks,
  'is what lets clients in: hashes of links and codes, and how often these were tried',
)

/** The browsers in which clients have a packet open. */
export const packetSessions = pgTable(
  'packet_sessions',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    packetId: uuid('packet_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Whether a code was entered. */
    isVerified: boolean('is_verified').notNull(),
    /** Whether this session has saved a page, which the audit log tells once. */
    hasSaved: boolean('has_saved').notNull(),
    startedAt: instant('started_at').notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('packet_sessions_token_is_unique').on(table.organizationId, table.tokenHash),
    index('packet_sessions_by_packet').on(table.organizationId, table.packetId),
  ],
)

export const leftOutPacketSessions = leftOutTable(
  packetSessions,
  'says which browsers have a packet open, and ends with them',
)
