import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { createAppointment } from './create-appointment'
import { getDaySheet } from './get-day-sheet'
import { getAppointment } from './get-appointment'
import { listAppointments } from './list-appointments'
import { listClientAppointments } from './list-client-appointments'
import { listUninvoicedAppointments } from './list-uninvoiced-appointments'
import { moveAppointment } from './move-appointment'
import { setAppointmentStatus } from './set-appointment-status'
import { setAttendance } from './set-attendance'
import { updateAppointment } from './update-appointment'

export function appointmentsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listAppointments, listAppointments)
  mount(app, deps, api.listClientAppointments, listClientAppointments)
  mount(app, deps, api.listUninvoicedAppointments, listUninvoicedAppointments)
  mount(app, deps, api.getDaySheet, getDaySheet)
  mount(app, deps, api.getAppointment, getAppointment)
  mount(app, deps, api.createAppointment, createAppointment)
  mount(app, deps, api.updateAppointment, updateAppointment)
  mount(app, deps, api.moveAppointment, moveAppointment)
  mount(app, deps, api.setAppointmentStatus, setAppointmentStatus)
  mount(app, deps, api.setAttendance, setAttendance)
}
