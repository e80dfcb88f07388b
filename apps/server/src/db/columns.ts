import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Text compared without regard to case. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' })

/** Compared byte by byte, so that the words with one beginning stand together in every database. */
export const byteText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/** Bytes, such as a file. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** An instant, as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The tenant: the first column of every tenant table's keys. */
export const organizationId = () => uuid('organization_id').notNull()

/** When a row was made and last changed. */
export const madeAndChanged = () => ({
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Counts edits; a stale one is refused. */
export const version = () => integer('version').notNull().default(1)
