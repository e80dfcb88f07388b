import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import type { NotificationPreferences } from './notification-choices-contract'
import { NOTIFICATION_EVENTS, Notification, NotificationsSummary } from './notifications-contract'

/** An appointment that was cancelled, not yet read. */
export const aNotification = fixtureOf<Notification>(Notification, () => ({
  id: fixtureId(70),
  event: 'appointment_cancelled',
  subject: 'Mari Vega’s appointment on Tue, Nov 17, 2:00 PM was cancelled',
  link: '/calendar?date=2026-11-17&cancelled=shown',
  status: 'unread',
  createdAt: '2026-11-17T13:00:00Z',
  readAt: null,
}))

/** One unread notification. */
export const aNotificationsSummary = fixtureOf<NotificationsSummary>(NotificationsSummary, () => ({
  unread: 1,
  newest: aNotification(),
}))

/** What a person has who never chose: everything in the application, cancellations by e-mail too. */
export const someNotificationPreferences = (): NotificationPreferences => ({
  choices: NOTIFICATION_EVENTS.map((event) => ({
    event,
    inApp: true,
    email: event === 'appointment_cancelled',
  })),
})
