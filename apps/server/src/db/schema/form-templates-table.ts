import type { FormContent, FormItem } from '@oaklet/api/contract'
import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant, madeAndChanged, organizationId, version } from '../columns'
import { exportedTable } from '../exported-table'

/** The forms that practices write themselves. */
export const formTemplates = pgTable(
  'form_templates',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    /** The number of the version that is sent now; null before the first is published. */
    number: smallint('number'),
    /** What is being written; null where everything is published. */
    draft: jsonb('draft').$type<FormContent>(),
    /** Who saved the draft last, and when. */
    draftById: uuid('draft_by_id'),
    draftAt: instant('draft_at'),
    retiredAt: instant('retired_at'),
    version: version(),
    ...madeAndChanged(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('form_templates_by_practice').on(table.organizationId, table.practiceId),
  ],
)

export const exportedFormTemplates = exportedTable(
  formTemplates,
  'The forms that practices write themselves.',
  {
    number: 'The number of the version that is sent now, as in form_template_versions.number.',
    draft: 'What is being written and is not published: a title, whether it is clinical, and its items.',
    draftById: 'Who saved that last, as in staff.id.',
    draftAt: 'When they saved it.',
    retiredAt: 'Since when it is sent to nobody any more.',
  },
)

/** The versions that each form has had; rows are only added. */
export const formTemplateVersions = pgTable(
  'form_template_versions',
  {
    organizationId: organizationId(),
    formTemplateId: uuid('form_template_id').notNull(),
    number: smallint('number').notNull(),
    title: text('title').notNull(),
    isClinical: boolean('is_clinical').notNull(),
    items: jsonb('items').$type<FormItem[]>().notNull(),
    publishedAt: instant('published_at').notNull(),
    publishedById: uuid('published_by_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.formTemplateId, table.number] })],
)

export const exportedFormTemplateVersions = exportedTable(
  formTemplateVersions,
  'The versions that each form has had.',
  {
    formTemplateId: 'The form, as in form_templates.id.',
    number: 'Counts the versions of a form from 1.',
    title: 'What it is called.',
    isClinical: 'Whether only those read its answers who may read notes of the client.',
    items: 'Its headings and questions in their order.',
    publishedAt: 'When this version was published.',
    publishedById: 'Who published it, as in staff.id.',
  },
)
