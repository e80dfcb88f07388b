import { boolean, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** An organization's roles. */
export const roles = pgTable(
  'roles',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    permissions: text('permissions').array().notNull(),
    isBuiltIn: boolean('is_built_in').notNull().default(false),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('roles_name_is_unique').on(table.organizationId, table.name),
  ],
)

export const exportedRoles = exportedTable(roles, 'The roles, built-in ones and the organization’s own.', {
  description: 'What the role is for.',
  permissions: 'What the role allows.',
  isBuiltIn: 'Whether the role came with Oaklet.',
})
