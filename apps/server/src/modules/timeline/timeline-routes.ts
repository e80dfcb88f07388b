import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { listTimeline } from './list-timeline'

export function timelineRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listTimeline, listTimeline)
}
