import { BILLING_ENTITIES, TAX_ID_KINDS, type Address } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** Who bills for a practice, as claims and superbills name them. */
export const billingProfiles = pgTable(
  'billing_profiles',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    name: text('name').notNull(),
    firstName: text('first_name').notNull(),
    entity: text('entity', { enum: BILLING_ENTITIES }).notNull(),
    npi: text('npi').notNull(),
    taxIdKind: text('tax_id_kind', { enum: TAX_ID_KINDS }).notNull(),
    taxId: text('tax_id').notNull(),
    taxonomyCode: text('taxonomy_code').notNull(),
    address: jsonb('address').$type<Address>().notNull(),
    payToAddress: jsonb('pay_to_address').$type<Address>(),
    phone: text('phone').notNull(),
    isDefault: boolean('is_default').notNull(),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('billing_profiles_by_practice').on(table.organizationId, table.practiceId),
    uniqueIndex('billing_profiles_one_default')
      .on(table.organizationId, table.practiceId)
      .where(sql`is_default`),
  ],
)

export const exportedBillingProfiles = exportedTable(
  billingProfiles,
  'Who bills for a practice, as claims and superbills name them.',
  {
    firstName: 'The first name of a person; empty for an organization.',
    entity: 'organization or person.',
    npi: 'The National Provider Identifier of who bills.',
    taxIdKind: 'ein or ssn.',
    taxId: 'The tax number, nine digits.',
    taxonomyCode: 'The taxonomy code; empty where there is none.',
    address: 'Street, city, state, zipCode and country.',
    payToAddress: 'Where payments are sent, where that is elsewhere.',
    isDefault: 'Whether new claims and superbills take it.',
  },
)
