import {
  CLAIM_DELIVERIES,
  PAYER_KINDS,
  SUPERVISED_RENDERING,
  type Address,
  type Payer,
} from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { byteText, madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** The insurance companies that a practice deals with. */
export const payers = pgTable(
  'payers',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    name: text('name').notNull(),
    payerId: text('payer_id').notNull(),
    kind: text('kind', { enum: PAYER_KINDS }).notNull(),
    claimAddress: jsonb('claim_address').$type<Address>(),
    phone: text('phone').notNull(),
    delivery: text('delivery', { enum: CLAIM_DELIVERIES }).notNull(),
    filingDays: integer('filing_days').notNull(),
    correctedDays: integer('corrected_days'),
    secondPayerDays: integer('second_payer_days'),
    telehealth: jsonb('telehealth').$type<Payer['telehealth']>().notNull(),
    supervisedRendering: text('supervised_rendering', { enum: SUPERVISED_RENDERING }).notNull(),
    takesTaxonomy: boolean('takes_taxonomy').notNull(),
    mayChargeMissed: boolean('may_charge_missed').notNull(),
    remittanceIds: jsonb('remittance_ids').$type<Payer['remittanceIds']>().notNull(),
    isActive: boolean('is_active').notNull(),
    /** What the list is sorted by. */
    nameSort: byteText('name_sort')
      .notNull()
      .generatedAlwaysAs(sql`oaklet_folded(name)`),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('payers_by_name').on(table.organizationId, table.practiceId, table.nameSort, table.payerId),
  ],
)

export const exportedPayers = exportedTable(payers, 'The insurance companies that a practice deals with.', {
  payerId: 'The payer id for electronic claims; empty where there is none.',
  kind: 'The kind of insurance, like commercial, medicare or medicaid.',
  claimAddress: 'Where printed claims are sent: street, city, state, zipCode and country.',
  delivery: 'file or paper: how claims are sent.',
  filingDays: 'Within how many days from the date of service a claim must arrive.',
  correctedDays: 'The same for a corrected claim; empty where there is no such limit.',
  secondPayerDays: 'The same for a second payer, from the first payer’s remittance.',
  telehealth: 'The modifiers and places of service for sessions by video and by phone.',
  supervisedRendering: 'Who stands on claims for a clinician under supervision.',
  takesTaxonomy: 'Whether claims carry taxonomy codes.',
  mayChargeMissed: 'Whether clients may be charged for missed sessions.',
  remittanceIds: 'The numbers by which the payer names itself in remittances.',
  isActive: 'Whether it can be chosen for new coverage.',
  nameSort: { leftOut: 'repeats name' },
})
