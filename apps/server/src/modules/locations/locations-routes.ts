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
  mount(app, deps, api.listLocations, listLocations)
  mount(app, deps, api.listActiveLocations, listActiveLocations)
  mount(app, deps, api.createLocation, createLocation)
  mount(app, deps, api.updateLocation, updateLocation)
  mount(app, deps, api.checkLocationRemoval, checkLocationRemoval)
  mount(app, deps, api.deleteLocation, deleteLocation)
  mount(app, deps, api.setPrimaryLocation, setPrimaryLocation)
  mount(app, deps, api.listLocationHolidays, listLocationHolidays)
}
