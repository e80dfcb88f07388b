import { type Call, type CallOptions, type CreateOptions, dataOf } from '../http/call'
import type { Page } from '../wire/envelope'
import { once } from '../http/once'
import { type Clinician, listClinicians } from './staff-contract'
import type { StaffAccess, StaffMember, StaffQuery, StaffSummary } from './staff-members-contract'
import type {
  Deactivated,
  DeactivateBody,
  OpenAppointments,
  OpenAppointmentsQuery,
  ReactivateBody,
  SetAssignmentsBody,
} from './staff-changes-contract'
import type { UpdateStaffBody } from './staff-profile'

interface OrganizationPath {
  orgId: string
}

/** Names one person of one organization. */
export interface StaffPath extends OrganizationPath {
  staffId: string
}

/** Who works in the organization; changes need `staff:edit`. */
export interface StaffApi {
  /** Those who can hold appointments. */
  listClinicians(params: { practiceId: string }, options?: CallOptions): Promise<Clinician[]>
  /** A page of the people by name; without `staff:edit`, of the active ones whom the person works with. */
  list(params: OrganizationPath, query?: StaffQuery, options?: CallOptions): Promise<Page<StaffSummary>>
  /** One person with all that is known of them; ApiError `not_found` for one of another organization. */
  get(params: StaffPath, options?: CallOptions): Promise<StaffMember>
  /** A stale `version` throws ApiError `stale_edit` with `current`. */
  update(params: StaffPath, body: UpdateStaffBody, options?: CallOptions): Promise<StaffMember>
  /** What the person may do, with the roles that give it. */
  access(params: StaffPath, options?: CallOptions): Promise<StaffAccess>
  /** Roles and practices; throws ApiError `stale_edit`, or `transition_refused` for the last Owner’s role. */
  setAssignments(params: StaffPath, body: SetAssignmentsBody, options?: CallOptions): Promise<StaffMember>
  /** What is to be settled before the person is deactivated. */
  openAppointments(
    params: StaffPath,
    query?: OpenAppointmentsQuery,
    options?: CallOptions,
  ): Promise<OpenAppointments>
  /** Throws ApiError `appointment_overlap`, which `overlapConflicts` reads, or `transition_refused`. */
  deactivate(params: StaffPath, body: DeactivateBody, options?: CreateOptions): Promise<Deactivated>
  /** Lets a deactivated person sign in again; a stale `version` throws ApiError `stale_edit`. */
  reactivate(params: StaffPath, body: ReactivateBody, options?: CreateOptions): Promise<StaffMember>
}

/** Loaded with the first call: no screen but those of the staff asks for more than the clinicians. */
const contract = once(() => import('./staff-endpoints'))

export function createStaffApi(call: Call): StaffApi {
  return {
    listClinicians: (params, options) => dataOf(call(listClinicians, { params, ...options })),
    list: (params, query = {}, options) =>
      dataOf(call(async () => (await contract()).listStaff, { params, query, ...options })),
    get: (params, options) =>
      dataOf(call(async () => (await contract()).getStaffMember, { params, ...options })),
    update: (params, body, options) =>
      dataOf(call(async () => (await contract()).updateStaffMember, { params, body, ...options })),
    access: (params, options) =>
      dataOf(call(async () => (await contract()).getStaffAccess, { params, ...options })),
    setAssignments: (params, body, options) =>
      dataOf(call(async () => (await contract()).setStaffAssignments, { params, body, ...options })),
    openAppointments: (params, query = {}, options) =>
      dataOf(call(async () => (await contract()).listOpenAppointments, { params, query, ...options })),
    deactivate: (params, body, options) =>
      dataOf(call(async () => (await contract()).deactivateStaff, { params, body, ...options })),
    reactivate: (params, body, options) =>
      dataOf(call(async () => (await contract()).reactivateStaff, { params, body, ...options })),
  }
}
