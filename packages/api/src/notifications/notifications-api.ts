import { type Call, type CallOptions, dataOf } from '../http/call'
import type { OpenStream } from '../http/open-stream'
import type { Platform } from '../platform/Platform'
import type { Page } from '../wire/envelope'
import * as contract from './notifications-contract'
import type {
  Notification,
  NotificationPreferences,
  NotificationsQuery,
  NotificationsSummary,
  SetNotificationStatusBody,
} from './notifications-contract'
import { watchNotifications } from './watch-notifications'

interface PracticePath {
  practiceId: string
}

/** Names one notification of one practice. */
export interface NotificationPath extends PracticePath {
  notificationId: string
}

/** The signed-in person's notifications, and how they want to be notified. */
export interface NotificationsApi {
  /** A page of the person’s notifications in the practice, the newest first. */
  list(params: PracticePath, query?: NotificationsQuery, options?: CallOptions): Promise<Page<Notification>>
  /** How many are unread, and the last that came. */
  summary(params: PracticePath, options?: CallOptions): Promise<NotificationsSummary>
  /**
   * The summary now and each time it changes, until `signal` aborts. A lost stream is opened again, later each
   * time; while there is none to be had, the summary is asked for every 30 s. Throws what no waiting mends.
   */
  watch(params: PracticePath, options: { signal: AbortSignal }): AsyncIterable<NotificationsSummary>
  /** Marks one as read or unread, archives it, or brings it back. */
  setStatus(
    params: NotificationPath,
    body: SetNotificationStatusBody,
    options?: CallOptions,
  ): Promise<Notification>
  /** Marks all unread ones as read. */
  readAll(params: PracticePath, options?: CallOptions): Promise<NotificationsSummary>
  /** Returns how the person is notified of each event. */
  preferences(options?: CallOptions): Promise<NotificationPreferences>
  /** Changes how the person is notified; an event that is not named stays as it is. */
  savePreferences(body: NotificationPreferences, options?: CallOptions): Promise<NotificationPreferences>
}

export function createNotificationsApi(
  call: Call,
  openStream: OpenStream,
  platform: Platform,
): NotificationsApi {
  const summary: NotificationsApi['summary'] = (params, options) =>
    dataOf(call(contract.getNotificationsSummary, { params, ...options }))
  return {
    summary,
    list: (params, query = {}, options) =>
      dataOf(call(contract.listNotifications, { params, query, ...options })),
    watch: (params, { signal }) =>
      watchNotifications(platform, signal, {
        open: () => openStream(contract.streamNotifications, { params, signal }),
        ask: () => summary(params, { signal }),
      }),
    setStatus: (params, body, options) =>
      dataOf(call(contract.setNotificationStatus, { params, body, ...options })),
    readAll: (params, options) => dataOf(call(contract.readAllNotifications, { params, ...options })),
    preferences: (options) => dataOf(call(contract.getNotificationPreferences, { ...options })),
    savePreferences: (body, options) =>
      dataOf(call(contract.setNotificationPreferences, { body, ...options })),
  }
}
