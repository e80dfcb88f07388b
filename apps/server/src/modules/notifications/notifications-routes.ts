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
  mount(app, deps, api.listNotifications, ({ deps, actor, params, query }) =>
    listNotifications(deps, actor, params, query),
  )
  mount(app, deps, api.getNotificationsSummary, ({ deps, actor, params }) =>
    getSummary(deps, actor, params.practiceId),
  )
  mountStream(
    app,
    deps,
    api.streamNotifications,
    ({ actor, params }) => getSummary(deps, actor, params.practiceId),
    watchChanges,
  )
  mount(app, deps, api.setNotificationStatus, ({ deps, actor, params, body }) =>
    setNotificationStatus(deps, actor, params, body),
  )
  mount(app, deps, api.readAllNotifications, ({ deps, actor, params }) =>
    readAllNotifications(deps, actor, params.practiceId),
  )
  mount(app, deps, api.getNotificationPreferences, ({ deps, actor }) => getPreferences(deps, actor))
  mount(app, deps, api.setNotificationPreferences, ({ deps, actor, body }) =>
    setPreferences(deps, actor, body),
  )
}
