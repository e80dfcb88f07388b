import * as z from 'zod/mini'
import { endpoint, streamEndpoint } from '../wire/endpoint'
import { enveloped, pageOf, pageQuery } from '../wire/envelope'
import { Id, Instant } from '../wire/scalars'

/** The events that people are notified of. */
export const NOTIFICATION_EVENTS = [
  'appointment_booked',
  'appointment_changed',
  'appointment_cancelled',
  'visit_answered',
  'offer_answered',
  'measure_alert',
  'packet_submitted',
  'packet_frozen',
  'packet_stalled',
  'invoice_overdue',
  'authorization_low',
  'claim_due',
  'claim_rejected',
  'claim_denied',
  'appeal_overdue',
  'insurer_file_refused',
  'remittance_to_review',
  'document_undelivered',
  'statements_to_review',
  'payment_disputed',
  'payment_failed',
  'payment_account',
  'staff_invited',
  'staff_joined',
] as const
/** One of {@link NOTIFICATION_EVENTS}. */
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number]

/** `unread → read → archived`, and each step back. */
export const NOTIFICATION_STATUSES = ['unread', 'read', 'archived'] as const
/** One of {@link NOTIFICATION_STATUSES}. */
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number]

/** A notification of one person. It names a client only where that person may see the client. */
export const Notification = z.object({
  id: Id,
  event: z.enum(NOTIFICATION_EVENTS),
  /** One sentence, without a full stop. */
  subject: z.string(),
  /** Where the web application shows what it is about: a path with its query, like `/calendar?date=2026-11-17`. */
  link: z.string(),
  status: z.enum(NOTIFICATION_STATUSES),
  createdAt: Instant,
  /** When it was first read; null while it never was. */
  readAt: z.nullable(Instant),
})
export type Notification = z.infer<typeof Notification>

/** How many are unread, and the last that came; null while none has, or the last was archived. */
export const NotificationsSummary = z.object({ unread: z.int(), newest: z.nullable(Notification) })
export type NotificationsSummary = z.infer<typeof NotificationsSummary>

/** What a list of notifications can be narrowed to: `all` is all but the archived ones. */
export const NOTIFICATION_FILTERS = ['unread', 'all', 'archived'] as const

/** The newest first; `filter` is `all` when left out. */
export const NotificationsQuery = z.object({
  cursor: pageQuery.cursor,
  limit: pageQuery.limit,
  filter: z.optional(z.enum(NOTIFICATION_FILTERS)),
  event: z.optional(z.enum(NOTIFICATION_EVENTS)),
})
export type NotificationsQuery = z.input<typeof NotificationsQuery>

const base = '/api/v1/practices/{practiceId}/notifications'

/** A page of the person's notifications in the practice. */
export const listNotifications = endpoint({
  name: 'listNotifications',
  method: 'GET',
  path: base,
  access: 'signed-in',
  query: NotificationsQuery,
  response: enveloped(pageOf(Notification)),
})

/** How many are unread, and the last that came. */
export const getNotificationsSummary = endpoint({
  name: 'getNotificationsSummary',
  method: 'GET',
  path: `${base}/summary`,
  access: 'signed-in',
  response: enveloped(NotificationsSummary),
})

/** The summary, now and each time it changes; it ends with the access token, and then it is asked for again. */
export const streamNotifications = streamEndpoint({
  name: 'streamNotifications',
  path: `${base}/stream`,
  access: 'signed-in',
  message: NotificationsSummary,
})

/** What becomes of a notification. */
export const SetNotificationStatusBody = z.object({ status: z.enum(NOTIFICATION_STATUSES) })
export type SetNotificationStatusBody = z.infer<typeof SetNotificationStatusBody>

/** Marks one as read or unread, archives it, or brings it back. */
export const setNotificationStatus = endpoint({
  name: 'setNotificationStatus',
  method: 'PATCH',
  path: `${base}/{notificationId}/status`,
  access: 'signed-in',
  body: SetNotificationStatusBody,
  response: enveloped(Notification),
})

/** Marks all unread ones as read. */
export const readAllNotifications = endpoint({
  name: 'readAllNotifications',
  method: 'POST',
  path: `${base}/read-all`,
  access: 'signed-in',
  response: enveloped(NotificationsSummary),
})
