import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { addHolidays } from './add-holidays'
import { createHoliday } from './create-holiday'
import { deleteHoliday } from './delete-holiday'
import { listHolidayCountries } from './list-holiday-countries'
import { listHolidays } from './list-holidays'
import { listPublicHolidays } from './list-public-holidays'
import { updateHoliday } from './update-holiday'

export function holidaysRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listHolidays, listHolidays)
  mount(app, deps, api.createHoliday, createHoliday)
  mount(app, deps, api.updateHoliday, updateHoliday)
  mount(app, deps, api.deleteHoliday, deleteHoliday)
  mount(app, deps, api.listHolidayCountries, listHolidayCountries)
  mount(app, deps, api.listPublicHolidays, listPublicHolidays)
  mount(app, deps, api.addHolidays, addHolidays)
}
