import {
  ADMINISTRATIVE_SEXES,
  CLIENT_STATUSES,
  CLIENT_TYPES,
  REFERRAL_SOURCES,
  type ClientContact,
  type ClientInput,
} from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { date, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { byteText, madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** A practice's clients. */
export const clients = pgTable(
  'clients',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    type: text('type', { enum: CLIENT_TYPES }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    preferredName: text('preferred_name').notNull().default(''),
    sortName: text('sort_name').notNull().default(''),
    pronouns: text('pronouns').notNull().default(''),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    administrativeSex: text('administrative_sex', { enum: ADMINISTRATIVE_SEXES }).notNull(),
    address: jsonb('address').$type<ClientInput['address']>(),
    contacts: jsonb('contacts').$type<ClientContact[]>().notNull(),
    primaryClinicianId: uuid('primary_clinician_id'),
    locationId: uuid('location_id'),
    referralSource: text('referral_source', { enum: REFERRAL_SOURCES }),
    diagnoses: text('diagnoses')
      .array()
      .notNull()
      .default(sql`'{}'`),
    tags: text('tags').array().notNull(),
    status: text('status', { enum: CLIENT_STATUSES }).notNull(),
    /**
     * What the list is sorted by, byte by byte: the sort name, or the last name; one name alone is taken for the last.
     * Columns of their own, because row-level security keeps functions out of an index.
     */
    lastNameSort: byteText('last_name_sort')
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce(nullif(oaklet_folded(sort_name), ''), nullif(oaklet_folded(last_name), ''), oaklet_folded(first_name))`,
      ),
    firstNameSort: byteText('first_name_sort')
      .notNull()
      .generatedAlwaysAs(sql`oaklet_folded(first_name)`),
    /** What people who are called the same have in common. */
    nameKey: byteText('name_key')
      .notNull()
      .generatedAlwaysAs(sql`oaklet_joined(first_name) || ' ' || oaklet_joined(last_name)`),
    /** The names, folded: what lists look for words in that may be of a client. */
    nameText: text('name_text')
      .notNull()
      .generatedAlwaysAs(sql`oaklet_name_text(first_name, preferred_name, last_name, sort_name)`),
    /** The names and every contact's value, folded: what the list of clients looks for words in. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`oaklet_name_text(first_name, preferred_name, last_name, sort_name) || ' ' || oaklet_contact_text(contacts)`,
      ),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('clients_by_name').on(
      table.organizationId,
      table.practiceId,
      table.lastNameSort,
      table.firstNameSort,
      table.id,
    ),
    index('clients_by_name_key').on(table.organizationId, table.practiceId, table.nameKey),
    index('clients_by_birth').on(table.organizationId, table.practiceId, table.dateOfBirth),
    index('clients_by_time').on(table.organizationId, table.practiceId, table.createdAt),
    index('clients_by_clinician').on(table.organizationId, table.primaryClinicianId),
  ],
)

export const exportedClients = exportedTable(
  clients,
  'The clients of every practice, archived ones included.',
  {
    type: 'adult, minor, couple or family.',
    firstName: 'The legal first name.',
    lastName: 'The legal last name.',
    preferredName: 'What the client goes by; empty when it is the first name.',
    sortName: 'The name that lists are in the order of; empty when it is the last name.',
    pronouns: 'The pronouns; empty when none were given.',
    dateOfBirth: 'The date of birth.',
    administrativeSex: 'What insurers ask for: female, male, nonbinary or unknown.',
    address: 'Street, city, state, zipCode and country.',
    contacts: 'Ways to reach the client, each with what the client allows it to be used for.',
    primaryClinicianId: 'Who looks after the client, as in staff.id.',
    referralSource:
      'How the client came to the practice, like online_search or family_or_friend; empty while not recorded.',
    diagnoses: 'Codes of ICD-10-CM, the main diagnosis first.',
    tags: 'The practice’s own words for the client.',
    status: 'prospective, active, inactive or archived.',
    lastNameSort: { leftOut: 'repeats sort_name or last_name' },
    firstNameSort: { leftOut: 'repeats first_name' },
    nameKey: { leftOut: 'repeats the names' },
    nameText: { leftOut: 'repeats the names' },
    searchText: { leftOut: 'repeats names and contacts' },
  },
)
