import type { NotificationEvent } from '@oaklet/api/contract'
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { organizationId } from '../columns'

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
