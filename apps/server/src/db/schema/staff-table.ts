import type { License, RenderingProvider } from '@oaklet/api/contract'
import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { madeAndChanged, citext, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'
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
    /** Ten digits; empty where none is known. */
    npi: text('npi').notNull().default(''),
    taxonomyCode: text('taxonomy_code').notNull().default(''),
    license: jsonb('license').$type<License>(),
    /** ISO 639 codes. */
    languages: text('languages').array().notNull().default([]),
    /** Null for who is never named on a claim. */
    renderingProvider: jsonb('rendering_provider').$type<RenderingProvider>(),
    supervisorId: uuid('supervisor_id'),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('staff_user_is_unique').on(table.organizationId, table.userId),
    index('staff_by_name').on(table.organizationId, table.name, table.id),
  ],
)

export const exportedStaff = exportedTable(
  staff,
  'The people of the organization, also those who have left.',
  {
    userId: 'The account that the person signs in with; none until an invitation was accepted.',
    credentials: 'Letters after the name, like PhD.',
    colorIndex: 'The color in the calendar, 0 to 7.',
    isClinician: 'Whether appointments can be booked with the person.',
    isActive: 'Whether the person works here now.',
    npi: 'The National Provider Identifier; empty where none is known.',
    taxonomyCode: 'The provider taxonomy code.',
    license: 'The license to practice: its number, state and end.',
    languages: 'Languages as ISO 639 codes.',
    renderingProvider: 'What a claim names the person by.',
    supervisorId: 'Who supervises the person, as in staff.id.',
  },
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

export const exportedStaffRoles = exportedTable(staffRoles, 'Which roles a person holds.', {
  roleId: 'The role, as in roles.id.',
})

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

export const exportedStaffPractices = exportedTable(staffPractices, 'Which practices a person works in.', {})
