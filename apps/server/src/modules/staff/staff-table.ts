import {
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { citext, madeAndChanged, organizationId } from '../../db/columns'
import { roles } from './roles-table'

/** The people of an organization; `userId` is set once they can sign in. */
export const staff = pgTable(
  'staff',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    userId: uuid('user_id'),
    name: text('name').notNull(),
    email: citext('email').notNull(),
    credentials: text('credentials').notNull().default(''),
    /** One of eight calendar colours, 0 to 7. */
    colorIndex: smallint('color_index').notNull().default(0),
    isClinician: boolean('is_clinician').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('staff_user_is_unique').on(table.organizationId, table.userId),
  ],
)

/** Which roles a person holds. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    organizationId: organizationId(),
    staffId: uuid('staff_id').notNull(),
    roleId: uuid('role_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.staffId, table.roleId] }),
    foreignKey({
      columns: [table.organizationId, table.staffId],
      foreignColumns: [staff.organizationId, staff.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.roleId],
      foreignColumns: [roles.organizationId, roles.id],
    }),
  ],
)

/** Which practices a person works in. */
export const staffPractices = pgTable(
  'staff_practices',
  {
    organizationId: organizationId(),
    staffId: uuid('staff_id').notNull(),
    practiceId: uuid('practice_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.staffId, table.practiceId] }),
    foreignKey({
      columns: [table.organizationId, table.staffId],
      foreignColumns: [staff.organizationId, staff.id],
    }),
    index('staff_practices_by_practice').on(table.organizationId, table.practiceId),
  ],
)
