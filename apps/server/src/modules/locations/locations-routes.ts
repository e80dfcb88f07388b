import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { checkLocationRemoval } from './check-location-removal'
import { createLocation } from './create-location'
import { deleteLocation } from './delete-location'
import { listActiveLocations } from './list-active-locations'
import { listLocationHolidays } from './list-location-holidays'
import { listLocations } from './list-locations'
import { setPrimaryLocation } from './set-primary-location'
import { updateLocation } from './update-location'

export function locationsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listLocations, ({ deps, actor, params }) =>
    listLocations(deps, actor, params.practiceId),
  )
  mount(app, deps, api.listActiveLocations, ({ deps, actor, params }) =>
    listActiveLocations(deps, actor, params.practiceId),
  )
  mount(app, deps, api.createLocation, ({ deps, actor, params, body }) =>
    createLocation(deps, actor, params, body),
  )
  mount(app, deps, api.updateLocation, ({ deps, actor, params, body }) =>
    updateLocation(deps, actor, params, body),
  )
  mount(app, deps, api.checkLocationRemoval, ({ deps, actor, params }) =>
    checkLocationRemoval(deps, actor, params),
  )
  mount(app, deps, api.deleteLocation, ({ deps, actor, params }) => deleteLocation(deps, actor, params))
  mount(app, deps, api.setPrimaryLocation, ({ deps, actor, params }) =>
    setPrimaryLocation(deps, actor, params),
  )
  mount(app, deps, api.listLocationHolidays, ({ deps, actor, params, query }) =>
    listLocationHolidays(deps, actor, params, query),
  )
}
