import { jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable, leftOutTable } from '../exported-table'

/** A file as it was found in the inbox folder; it is complete once it stays so. */
export interface SeenFile {
  /** The hash of its name, which may be that of a client. */
  key: string
  size: number
  changedAt: number
  /** When it was first found so, in milliseconds. */
  since: number
}

/** What the last look into an organization’s folders of claim files found. */
export const claimFolders = pgTable(
  'claim_folders',
  {
    organizationId: organizationId(),
    lookedAt: instant('looked_at').notNull(),
    /** Until then one process takes the files, and the others leave them; null while none does. */
    takenUntil: instant('taken_until'),
    /** Why the folder can’t be used, in a sentence; null where it can. */
    inFault: text('in_fault'),
    outFault: text('out_fault'),
    seen: jsonb('seen').$type<SeenFile[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId] })],
)

export const leftOutClaimFolders = leftOutTable(
  claimFolders,
  'says what stands in the folders of claim files at the moment',
)

/** Files from the inbox folder that could not be imported; a row goes when its file is imported after all. */
export const refusedFiles = pgTable(
  'refused_files',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    sha256: text('sha256').notNull(),
    message: text('message').notNull(),
    refusedAt: instant('refused_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('refused_files_once').on(table.organizationId, table.sha256),
  ],
)

export const exportedRefusedFiles = exportedTable(
  refusedFiles,
  'Files from the inbox folder that could not be read.',
  {
    name: 'What the file was called.',
    sha256: 'The hash of the file; of one that is too large, that of its name and size.',
    message: 'What is wrong with it.',
    refusedAt: 'When it was found so.',
  },
)
