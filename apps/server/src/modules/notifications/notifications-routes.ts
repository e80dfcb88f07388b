import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { mountStream } from '../../http/mount-stream'
import { createChangeFeed } from './change-feed'
import { getPreferences } from './get-preferences'
import { getSummary } from './get-summary'
import { listNotifications } from './list-notifications'
import { readAllNotifications } from './read-all-notifications'
import { setNotificationStatus } from './set-notification-status'
import { setPreferences } from './set-preferences'

export function notificationsRoutes(app: App, deps: Deps): void {
  const watchChanges = createChangeFeed(deps)
  mount(app, deps, api.listNotifications, listNotifications)
  mount(app, deps, api.getNotificationsSummary, getSummary)
  mountStream(app, deps, api.streamNotifications, getSummary, watchChanges)
  mount(app, deps, api.setNotificationStatus, setNotificationStatus)
  mount(app, deps, api.readAllNotifications, readAllNotifications)
  mount(app, deps, api.getNotificationPreferences, getPreferences)
  mount(app, deps, api.setNotificationPreferences, setPreferences)
}
