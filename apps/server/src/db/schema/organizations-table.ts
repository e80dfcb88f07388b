import type { Address, BusinessHours, Setup } from '@oaklet/api/contract'
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, version } from '../columns'
import { exportedTable } from '../exported-table'

/** One row per organization; its own id is the tenant. */
export const organizations = pgTable('organizations', {
  organizationId: uuid('organization_id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().default(''),
  phone: text('phone').notNull().default(''),
  address: jsonb('address').$type<Address>().notNull(),
  status: text('status', { enum: ['ACTIVE', 'INACTIVE'] })
    .notNull()
    .default('ACTIVE'),
  timezone: text('timezone').notNull(),
  businessHours: jsonb('business_hours').$type<BusinessHours>().notNull(),
  currency: text('currency').notNull().default('USD'),
  dateFormat: text('date_format').notNull().default('MM/DD/YYYY'),
  /** How far its set-up has come; null where there was none to do. */
  setup: jsonb('setup').$type<Setup>(),
  version: version(),
  ...madeAndChanged(),
})

export const exportedOrganizations = exportedTable(organizations, 'The organization itself; one row.', {
  address: 'Street, city, state, zipCode and country.',
  status: 'Whether the organization is active.',
  timezone: 'The IANA time zone.',
  businessHours: 'Opening hours by day of the week.',
  currency: 'The currency, as ISO 4217 writes it.',
  dateFormat: 'How dates are written.',
  setup: 'How far the first steps were taken.',
})
