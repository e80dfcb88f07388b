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
import { madeAndChanged, organizationId, version } from '../columns'
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
    pronouns: text('pronouns').notNull().default(''),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    administrativeSex: text('administrative_sex', { enum: ADMINISTRATIVE_SEXES }).notNull(),
    address: jsonb('address').$type<ClientInput['address']>(),
    contacts: jsonb('contacts').$type<ClientContact[]>().notNull(),
    emergencyContact: jsonb('emergency_contact').$type<ClientInput['emergencyContact']>(),
    primaryClinicianId: uuid('primary_clinician_id'),
    locationId: uuid('location_id'),
    referralSource: text('referral_source', { enum: REFERRAL_SOURCES }),
    diagnoses: text('diagnoses')
      .array()
      .notNull()
      .default(sql`'{}'`),
    tags: text('tags').array().notNull(),
    status: text('status', { enum: CLIENT_STATUSES }).notNull(),
    /** What the list is sorted by; columns of their own, because row-level security keeps `lower()` out of an index. */
    lastNameSort: text('last_name_sort')
      .notNull()
      .generatedAlwaysAs(sql`lower(last_name)`),
    firstNameSort: text('first_name_sort')
      .notNull()
      .generatedAlwaysAs(sql`lower(first_name)`),
    /** Names in both orders and every contact's value, in lower case: what the list's filter looks through. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(first_name || ' ' || last_name || ' ' || preferred_name || ' ' || last_name || ', ' || first_name || ' ' || jsonb_path_query_array(contacts, '$[*].value')::text)`,
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
    pronouns: 'The pronouns; empty when none were given.',
    dateOfBirth: 'The date of birth.',
    administrativeSex: 'What insurers ask for: female, male, nonbinary or unknown.',
    address: 'Street, city, state, zipCode and country.',
    contacts: 'Ways to reach the client, each with what the client allows it to be used for.',
    emergencyContact: 'Whom to call: name, relationship and phone.',
    primaryClinicianId: 'Who looks after the client, as in staff.id.',
    referralSource:
      'How the client came to the practice, like online_search or family_or_friend; empty while not recorded.',
    diagnoses: 'Codes of ICD-10-CM, the main diagnosis first.',
    tags: 'The practice’s own words for the client.',
    status: 'prospective, active, inactive or archived.',
    lastNameSort: { leftOut: 'repeats last_name' },
    firstNameSort: { leftOut: 'repeats first_name' },
    searchText: { leftOut: 'repeats names and contacts' },
  },
)
