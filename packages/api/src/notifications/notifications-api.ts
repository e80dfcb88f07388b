import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import type { OpenStream } from '../http/open-stream'
import type { Platform } from '../platform/Platform'
import * as contract from './notifications-contract'
import type { NotificationsSummary } from './notifications-contract'
import { watchNotifications } from './watch-notifications'

interface PracticePath {
  practiceId: string
}

/** Names one notification of one practice. */
export interface NotificationPath extends PracticePath {
  notificationId: string
}

/** The signed-in person's notifications, and how they want to be notified. */
export interface NotificationsApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: only the settings of a person ask for it. */
const choices = once(() => import('./notification-choices-contract'))

const callsOf = (call: Call, platform: Platform, openStream: OpenStream) => {
  const { forward } = forwarding(call)
  const summary = forward(contract.getNotificationsSummary)
  return {
    /** A page of the person’s notifications in the practice, the newest first. */
    list: forward(contract.listNotifications),
    /** How many are unread, and the last that came. */
    summary,
    /**
     * The summary now and each time it changes, until `signal` aborts. A lost stream is opened again, later each
     * time; while there is none to be had, the summary is asked for every 30 s. Throws what no waiting mends.
     */
    watch: (params: PracticePath, { signal }: { signal: AbortSignal }): AsyncIterable<NotificationsSummary> =>
      watchNotifications(platform, signal, {
        open: () => openStream(contract.streamNotifications, { params, signal }),
        ask: () => summary(params, { signal }),
      }),
    /** Marks one as read or unread, archives it, or brings it back. */
    setStatus: forward(contract.setNotificationStatus),
    /** Marks all unread ones as read. */
    readAll: forward(contract.readAllNotifications),
    /** Returns how the person is notified of each event. */
    preferences: forward(choices, 'getNotificationPreferences'),
    /** Changes how the person is notified; an event that is not named stays as it is. */
    savePreferences: forward(choices, 'setNotificationPreferences', 'body'),
  }
}

export const createNotificationsApi: (...parts: Parameters<typeof callsOf>) => NotificationsApi = callsOf
