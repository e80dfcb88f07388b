import { MEMBER_ROLES } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** Who belongs to a couple or a family. */
export const clientMembers = pgTable(
  'client_members',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    /** The couple or family. */
    clientId: uuid('client_id').notNull(),
    /** The member’s own record; null for who has none. */
    recordId: uuid('record_id'),
    /** Of who has no record of their own; empty otherwise. */
    name: text('name').notNull(),
    role: text('role', { enum: MEMBER_ROLES }).notNull(),
    isIdentifiedPatient: boolean('is_identified_patient').notNull(),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('client_members_once').on(table.organizationId, table.clientId, table.recordId),
    uniqueIndex('client_members_one_patient')
      .on(table.organizationId, table.clientId)
      .where(sql`is_identified_patient`),
    index('client_members_by_record').on(table.organizationId, table.recordId),
  ],
)

export const exportedClientMembers = exportedTable(clientMembers, 'Who belongs to couples and families.', {
  clientId: 'The couple or family, as in clients.id.',
  recordId: 'The member’s own record, as in clients.id; empty for who has none.',
  name: 'The name of who has no record of their own.',
  role: 'partner, parent, child, sibling, grandparent or other.',
  isIdentifiedPatient: 'Whether insurers are billed for this member.',
})
