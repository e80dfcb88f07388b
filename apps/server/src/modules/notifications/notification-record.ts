import { leftOutHeldMail } from '../../db/schema/held-mail-table'
import { exportedNotificationPreferences } from '../../db/schema/notification-preferences-table'
import { exportedNotifications, leftOutNotificationChanges } from '../../db/schema/notifications-table'
import type { RecordKind } from '../../record-kind'

export const notificationRecord: RecordKind = {
  tables: [
    exportedNotifications,
    exportedNotificationPreferences,
    leftOutNotificationChanges,
    leftOutHeldMail,
  ],
}
