import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount } from '../../http/mount'
import { getStaffAccess, getStaffMember } from './get-staff-member'
import { listClinicians } from './list-clinicians'
import { listStaff } from './list-staff'

export function staffRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listClinicians, listClinicians)
  mount(app, deps, api.listStaff, listStaff)
  mount(app, deps, api.getStaffMember, getStaffMember)
  mount(app, deps, api.getStaffAccess, getStaffAccess)
}
