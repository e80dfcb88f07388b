import type { NotificationEvent } from '@oaklet/api/contract'
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { organizationId } from '../columns'
import { exportedTable } from '../exported-table'

/** How a person wants to be notified of an event; without a row, the default counts. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    organizationId: organizationId(),
    staffId: uuid('staff_id').notNull(),
    event: text('event').$type<NotificationEvent>().notNull(),
    inApp: boolean('in_app').notNull(),
    email: boolean('email').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.staffId, table.event] })],
)

export const exportedNotificationPreferences = exportedTable(
  notificationPreferences,
  'Which notifications a person wants, where they differ from what Oaklet does by itself.',
  {
    event: 'What it is about.',
    inApp: 'Whether it is told in Oaklet.',
    email: 'Whether it is mailed.',
  },
)
