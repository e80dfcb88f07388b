import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { createAppointment } from './create-appointment'
import { getAppointment } from './get-appointment'
import { listAppointments } from './list-appointments'
import { listClientAppointments } from './list-client-appointments'
import { listOpenDays } from './list-open-days'
import { listUninvoicedAppointments } from './list-uninvoiced-appointments'
import { moveAppointment } from './move-appointment'
import { setAppointmentStatus } from './set-appointment-status'
import { updateAppointment } from './update-appointment'

export function appointmentsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listAppointments, ({ deps, actor, params, query }) =>
    listAppointments(deps, actor, params, query),
  )
  mount(app, deps, api.listClientAppointments, ({ deps, actor, params, query }) =>
    listClientAppointments(deps, actor, params, query),
  )
  mount(app, deps, api.listUninvoicedAppointments, ({ deps, actor, params, query }) =>
    listUninvoicedAppointments(deps, actor, params, query),
  )
  mount(app, deps, api.listOpenDays, ({ deps, actor, params, query }) =>
    listOpenDays(deps, actor, params, query),
  )
  mount(app, deps, api.getAppointment, ({ deps, actor, params }) => getAppointment(deps, actor, params))
  mount(app, deps, api.createAppointment, ({ deps, actor, params, body }) =>
    createAppointment(deps, actor, params, body),
  )
  mount(app, deps, api.updateAppointment, ({ deps, actor, params, body }) =>
    updateAppointment(deps, actor, params, body),
  )
  mount(app, deps, api.moveAppointment, ({ deps, actor, params, body }) =>
    moveAppointment(deps, actor, params, body),
  )
  mount(app, deps, api.setAppointmentStatus, ({ deps, actor, params, body }) =>
    setAppointmentStatus(deps, actor, params, body),
  )
}
