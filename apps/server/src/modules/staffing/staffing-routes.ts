import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { deactivateStaff } from './deactivate-staff'
import { listOpenAppointments } from './list-open-appointments'
import { reactivateStaff } from './reactivate-staff'
import { setStaffAssignments } from './set-staff-assignments'
import { updateStaffMember } from './update-staff-member'

export function staffingRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.updateStaffMember, updateStaffMember)
  mount(app, deps, api.setStaffAssignments, setStaffAssignments)
  mount(app, deps, api.listOpenAppointments, listOpenAppointments)
  mount(app, deps, api.deactivateStaff, deactivateStaff)
  mount(app, deps, api.reactivateStaff, reactivateStaff)
}
