import type { NotificationEvent, NotificationStatus } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, organizationId } from '../columns'
import { exportedTable, leftOutTable } from '../exported-table'

/** Notifications, one row for each recipient. */
export const notifications = pgTable(
  'notifications',
  {
    organizationId: organizationId(),
    id: uuid('id').notNull(),
    practiceId: uuid('practice_id').notNull(),
    /** The recipient. */
    staffId: uuid('staff_id').notNull(),
    event: text('event').$type<NotificationEvent>().notNull(),
    subject: text('subject').notNull(),
    link: text('link').notNull(),
    status: text('status').$type<NotificationStatus>().notNull(),
    /** What a person is notified of once and never again; null for what can happen many times. */
    onceKey: text('once_key'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('notifications_once').on(table.organizationId, table.staffId, table.onceKey),
    index('notifications_by_time').on(
      table.organizationId,
      table.practiceId,
      table.staffId,
      table.createdAt,
      table.id,
    ),
    index('notifications_unread')
      .on(table.organizationId, table.practiceId, table.staffId)
      .where(sql`status = 'unread'`),
  ],
)

export const exportedNotifications = exportedTable(notifications, 'What people were told.', {
  event: 'What it was about.',
  subject: 'What it said.',
  link: 'Where it led to in Oaklet.',
  status: 'unread, read or archived.',
  onceKey: 'What was told once and never again.',
  readAt: 'When it was read.',
})

/** Counts what changed among a person's notifications, so that every process can tell whether something did. */
export const notificationChanges = pgTable(
  'notification_changes',
  {
    organizationId: organizationId(),
    staffId: uuid('staff_id').notNull(),
    number: integer('number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.staffId] })],
)

export const leftOutNotificationChanges = leftOutTable(
  notificationChanges,
  'counts what browsers have not heard of yet',
)
