import { PERSON_ROLES, type ClientContact, type ClientPersonInput } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** The people in clients' lives. */
export const clientPeople = pgTable(
  'client_people',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    clientId: uuid('client_id').notNull(),
    name: text('name').notNull(),
    relationship: text('relationship').notNull(),
    roles: text('roles', { enum: PERSON_ROLES }).array().notNull(),
    contacts: jsonb('contacts').$type<ClientContact[]>().notNull(),
    custody: jsonb('custody').$type<ClientPersonInput['custody']>(),
    /** The name and every contact's value, folded: what the list of clients looks for words in. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`oaklet_name_text(name) || ' ' || oaklet_contact_text(contacts)`),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('client_people_by_client').on(table.organizationId, table.clientId),
    index('client_people_by_practice').on(table.organizationId, table.practiceId),
  ],
)

export const exportedClientPeople = exportedTable(clientPeople, 'The people in clients’ lives.', {
  name: 'The name.',
  relationship: 'What they are to the client, in words like “mother”; empty when it was not said.',
  roles: 'Any of guardian, emergency, responsible (pays), partner and collateral (helps otherwise).',
  contacts: 'Ways to reach them, each with what it may be used for.',
  custody:
    'Of a guardian: legal (sole, joint, none or unknown), mayConsent, mayHaveInformation, and until, the last day.',
  searchText: { leftOut: 'repeats name and contacts' },
})
