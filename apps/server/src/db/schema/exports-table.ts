import type { ExportStatus } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { leftOutTable } from '../exported-table'

/** What was asked for of everything that an organization has; one of them may be under way. */
export const dataExports = pgTable(
  'exports',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    /** The staff record of the person who asked for it. */
    askedById: uuid('asked_by_id').notNull(),
    status: text('status').$type<ExportStatus>().notNull(),
    doneRows: integer('done_rows').notNull().default(0),
    totalRows: integer('total_rows').notNull().default(0),
    /** Counts who took it up: one that was overtaken notices by this, and leaves it alone. */
    tries: integer('tries').notNull().default(0),
    /** Until when no other process takes up what is running; extended with every page. */
    leaseUntil: instant('lease_until'),
    /** The name of what lies in the folder of exports; null for nothing. */
    file: text('file'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    expiresAt: instant('expires_at'),
    fetchedAt: instant('fetched_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('exports_one_under_way')
      .on(table.organizationId)
      .where(sql`status in ('queued', 'running')`),
    index('exports_by_time').on(table.organizationId, table.createdAt),
  ],
)

export const leftOutDataExports = leftOutTable(
  dataExports,
  'is how exports are made; who asked for which is in audit_events',
)
