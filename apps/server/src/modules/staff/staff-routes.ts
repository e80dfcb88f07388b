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
  mount(app, deps, api.listClinicians, ({ deps, actor, params }) =>
    listClinicians(deps, actor, params.practiceId),
  )
  mount(app, deps, api.listStaff, ({ deps, actor, query }) => listStaff(deps, actor, query))
  mount(app, deps, api.getStaffMember, ({ deps, actor, params }) =>
    getStaffMember(deps, actor, params.staffId),
  )
  mount(app, deps, api.updateStaffMember, ({ deps, actor, params, body }) =>
    updateStaffMember(deps, actor, params.staffId, body),
  )
  mount(app, deps, api.getStaffAccess, ({ deps, actor, params }) =>
    getStaffAccess(deps, actor, params.staffId),
  )
  mount(app, deps, api.setStaffAssignments, ({ deps, actor, params, body }) =>
    setStaffAssignments(deps, actor, params.staffId, body),
  )
  mount(app, deps, api.listOpenAppointments, ({ deps, actor, params, query }) =>
    listOpenAppointments(deps, actor, params.staffId, query),
  )
  mount(app, deps, api.deactivateStaff, ({ deps, actor, params, body }) =>
    deactivateStaff(deps, actor, params.staffId, body),
  )
  mount(app, deps, api.reactivateStaff, ({ deps, actor, params, body }) =>
    reactivateStaff(deps, actor, params.staffId, body),
  )
}
