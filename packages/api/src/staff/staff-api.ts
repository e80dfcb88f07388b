import type { Call } from '../http/call'
import { forwarding } from '../http/forward'
import { once } from '../http/once'
import { listClinicians } from './staff-contract'

interface OrganizationPath {
  orgId: string
}

/** Names one person of one organization. */
export interface StaffPath extends OrganizationPath {
  staffId: string
}

/** Who works in the organization; changes need `staff:edit`. */
export interface StaffApi extends ReturnType<typeof callsOf> {}

/** Loaded with the first call: no screen but those of the staff asks for more than the clinicians. */
const contract = once(() => import('./staff-endpoints'))

const callsOf = (call: Call) => {
  const { forward, creation } = forwarding(call)
  return {
    /** Those who can hold appointments. */
    listClinicians: forward(listClinicians),
    /** A page of the people by name; without `staff:edit`, of the active ones whom the person works with. */
    list: forward(contract, 'listStaff', 'params', 'query'),
    /** One person with all that is known of them; ApiError `not_found` for one of another organization. */
    get: forward(contract, 'getStaffMember', 'params'),
    /** A stale `version` throws ApiError `stale_edit` with `current`. */
    update: forward(contract, 'updateStaffMember', 'params', 'body'),
    /** What the person may do, with the roles that give it. */
    access: forward(contract, 'getStaffAccess', 'params'),
    /** Roles and practices; throws ApiError `stale_edit`, or `transition_refused` for the last Owner’s role. */
    setAssignments: forward(contract, 'setStaffAssignments', 'params', 'body'),
    /** What is to be settled before the person is deactivated. */
    openAppointments: forward(contract, 'listOpenAppointments', 'params', 'query'),
    /** Throws ApiError `appointment_overlap`, which `overlapConflicts` reads, or `transition_refused`. */
    deactivate: creation(contract, 'deactivateStaff', 'params', 'body'),
    /** Lets a deactivated person sign in again; a stale `version` throws ApiError `stale_edit`. */
    reactivate: creation(contract, 'reactivateStaff', 'params', 'body'),
  }
}

export const createStaffApi: (call: Call) => StaffApi = callsOf
