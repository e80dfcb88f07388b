import { ASKED_KINDS } from '@oaklet/api/contract'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** What practices ask for again and again. */
export const packetTemplates = pgTable(
  'packet_templates',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    name: text('name').notNull(),
    items: text('items', { enum: ASKED_KINDS }).array().notNull(),
    forms: uuid('forms').array().notNull(),
    documents: uuid('documents').array().notNull(),
    message: text('message').notNull(),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('packet_templates_by_practice').on(table.organizationId, table.practiceId),
  ],
)

export const exportedPacketTemplates = exportedTable(
  packetTemplates,
  'What practices ask clients for again and again.',
  {
    name: 'What it is called.',
    items: 'The forms and questionnaires.',
    forms: 'The forms of the practice, as in form_templates.id.',
    documents: 'The documents to sign, as in documents.id.',
    message: 'What the practice writes to the client.',
  },
)
