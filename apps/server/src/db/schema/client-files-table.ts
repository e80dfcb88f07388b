import { CLIENT_FILE_TYPES, FILE_CATEGORIES, FILE_SLOTS } from '@oaklet/api/contract'
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** Files about clients. */
export const clientFiles = pgTable(
  'client_files',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    title: text('title').notNull(),
    category: text('category', { enum: FILE_CATEGORIES }).notNull(),
    datedOn: date('dated_on', { mode: 'string' }).notNull(),
    /** Where the client sent it, and what it is there; null for a file that the practice added. */
    packetItemId: uuid('packet_item_id'),
    slot: text('slot', { enum: FILE_SLOTS }),
    /** Whether nobody has decided on it yet: it is no file of the client’s record before that. */
    isOffered: boolean('is_offered').notNull().default(false),
    /** These three are null while the file is there. */
    deletedAt: instant('deleted_at'),
    deletedById: uuid('deleted_by_id'),
    deletionReason: text('deletion_reason'),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('client_files_by_client').on(table.organizationId, table.clientId),
    index('client_files_by_practice').on(table.organizationId, table.practiceId),
    index('client_files_by_packet_item').on(table.organizationId, table.packetItemId),
  ],
)

export const exportedClientFiles = exportedTable(
  clientFiles,
  'Files about clients, those that were deleted in the last 30 days among them.',
  {
    title: 'What the file is.',
    category: 'insurance, identity, administrative, consent, clinical or custody.',
    datedOn: 'The day of the document.',
    packetItemId: 'Where the client sent it, as in packet_items.id; empty for a file of the practice.',
    slot: 'What it is there: front, back or papers.',
    isOffered: 'Whether nobody has decided yet if it goes into the record.',
    deletedAt: 'When it was deleted; empty while it is there.',
    deletedById: 'Who deleted it, as in staff.id.',
    deletionReason: 'Why it was deleted.',
  },
)

/** The contents that a file has had. */
export const clientFileVersions = pgTable(
  'client_file_versions',
  {
    organizationId: organizationId(),
    fileId: uuid('file_id').notNull(),
    /** From 1; the highest is the file as it is now. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: CLIENT_FILE_TYPES }).notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    /** Null where the client sent it. */
    uploadedById: uuid('uploaded_by_id'),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.fileId, table.number] })],
)

export const exportedClientFileVersions = exportedTable(
  clientFileVersions,
  'The contents that files about clients have had.',
  {
    fileId: 'The file, as in client_files.id.',
    number: 'From 1; the highest is the file as it is now.',
    name: 'What the file was called where it came from.',
    type: 'image/jpeg or application/pdf.',
    size: 'How many bytes it has.',
    sha256: 'The hash of the bytes.',
    uploadedById: 'Who added it, as in staff.id; empty where the client sent it.',
    uploadedAt: 'When it was added.',
  },
)

/** The bytes of a content, in pieces. */
export const clientFileChunks = pgTable(
  'client_file_chunks',
  {
    organizationId: organizationId(),
    fileId: uuid('file_id').notNull(),
    number: integer('number').notNull(),
    position: integer('position').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.fileId, table.number, table.position] })],
)

export const exportedClientFileChunks = exportedTable(
  clientFileChunks,
  'The bytes of files about clients, in pieces: put them together in their order.',
  {
    fileId: 'The file, as in client_files.id.',
    number: 'Which of its contents, as in client_file_versions.number.',
    content: 'A piece of the file: each byte in two hexadecimal digits, after \\x.',
  },
)
