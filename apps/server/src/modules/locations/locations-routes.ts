import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { listActiveLocations } from './list-active-locations'

export function locationsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listActiveLocations, ({ deps, actor, params }) =>
    listActiveLocations(deps, actor, params.practiceId),
  )
}
