import type { NotificationEvent } from '@oaklet/api/contract'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { leftOutTable } from '../exported-table'

/** Mail about notifications that waits, so that an undo sends nothing; a row goes when its message has. */
export const heldMail = pgTable(
  'held_mail',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    /** Who gets it. */
    staffId: uuid('staff_id').notNull(),
    event: text('event').$type<NotificationEvent>().notNull(),
    link: text('link').notNull(),
    /** What it is about, like `appointment 3f…`. */
    about: text('about').notNull(),
    /** How that stood before the first change that this mail tells of; null for what was not there. */
    stoodBefore: text('stood_before'),
    /** From when on it may be sent, or tried again. */
    dueAt: instant('due_at').notNull(),
    tries: integer('tries').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('held_mail_by_due').on(table.organizationId, table.dueAt),
    index('held_mail_by_subject').on(table.organizationId, table.staffId, table.about),
  ],
)

export const leftOutHeldMail = leftOutTable(heldMail, 'is mail on its way')
