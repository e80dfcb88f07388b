export type { NotificationPath, NotificationsApi } from './notifications-api'
export { NOTIFICATIONS_MESSAGES } from './notifications-messages'
export {
  Notification,
  NOTIFICATION_EVENTS,
  NOTIFICATION_FILTERS,
  NOTIFICATION_STATUSES,
  NotificationsQuery,
  NotificationsSummary,
  SetNotificationStatusBody,
  type NotificationEvent,
  type NotificationStatus,
} from './notifications-contract'
export { NotificationChoice, NotificationPreferences } from './notification-choices-contract'
