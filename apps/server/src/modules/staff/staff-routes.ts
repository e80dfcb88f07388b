import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { deactivateStaff } from './deactivate-staff'
import { getStaffAccess, getStaffMember } from './get-staff-member'
import { listClinicians } from './list-clinicians'
import { listOpenAppointments } from './list-open-appointments'
import { listStaff } from './list-staff'
import { reactivateStaff } from './reactivate-staff'
import { setStaffAssignments } from './set-staff-assignments'
import { updateStaffMember } from './update-staff-member'

export function staffRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listClinicians, listClinicians)
  mount(app, deps, api.listStaff, listStaff)
  mount(app, deps, api.getStaffMember, getStaffMember)
  mount(app, deps, api.updateStaffMember, updateStaffMember)
  mount(app, deps, api.getStaffAccess, getStaffAccess)
  mount(app, deps, api.setStaffAssignments, setStaffAssignments)
  mount(app, deps, api.listOpenAppointments, listOpenAppointments)
  mount(app, deps, api.deactivateStaff, deactivateStaff)
  mount(app, deps, api.reactivateStaff, reactivateStaff)
}
