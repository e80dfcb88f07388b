import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { listOpenDays } from './list-open-days'
import { listOpenings } from './list-openings'

export function availabilityRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listOpenDays, listOpenDays)
  mount(app, deps, api.listOpenings, listOpenings)
}
