import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { createHoliday } from './create-holiday'
import { deleteHoliday } from './delete-holiday'
import { listHolidays } from './list-holidays'
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
}
