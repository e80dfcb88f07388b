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
  mount(app, deps, api.listHolidays, ({ deps, actor, params, query }) =>
    listHolidays(deps, actor, params, query),
  )
  mount(app, deps, api.createHoliday, ({ deps, actor, params, body }) =>
    createHoliday(deps, actor, params, body),
  )
  mount(app, deps, api.updateHoliday, ({ deps, actor, params, body }) =>
    updateHoliday(deps, actor, params, body),
  )
  mount(app, deps, api.deleteHoliday, ({ deps, actor, params }) => deleteHoliday(deps, actor, params))
  mount(app, deps, api.listHolidayCountries, ({ actor, params }) => listHolidayCountries(actor, params))
  mount(app, deps, api.listPublicHolidays, ({ deps, actor, params, query }) =>
    listPublicHolidays(deps, actor, params, query),
  )
  mount(app, deps, api.addHolidays, ({ deps, actor, params, body }) => addHolidays(deps, actor, params, body))
}
