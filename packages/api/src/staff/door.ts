export { createJoinApi, type InvitationPath, type InvitationsApi, type JoinApi } from './invitations-api'
export { INVITATIONS_MESSAGES } from './invitations-messages'
export type { StaffApi, StaffPath } from './staff-api'
export { STAFF_MESSAGES } from './staff-messages'
export { Clinician } from './staff-contract'
export {
  STAFF_STATUSES,
  StaffAccess,
  StaffMember,
  StaffQuery,
  StaffSummary,
  type StaffStatus,
} from './staff-members-contract'
export { License, RenderingProvider, StaffProfileInput, UpdateStaffBody, WorkingHours } from './staff-profile'
export { isNpi } from './npi'
export {
  AcceptInvitationBody,
  Invitation,
  INVITATION_LIFE_DAYS,
  InvitationTokenBody,
  InvitationView,
  InviteBody,
  OrganizationJoined,
} from './invitations-contract'
export {
  AppointmentsChoice,
  ClientsChoice,
  Deactivated,
  DeactivateBody,
  MAX_OPEN_APPOINTMENTS_NAMED,
  OpenAppointments,
  OpenAppointmentsQuery,
  SetAssignmentsBody,
} from './staff-changes-contract'
