export {
  acceptInvitation,
  inviteStaff,
  joinOrganization,
  listInvitations,
  lookUpInvitation,
  resendInvitation,
  revokeInvitation,
} from './invitations-contract'
export {
  deactivateStaff,
  listOpenAppointments,
  reactivateStaff,
  setStaffAssignments,
} from './staff-changes-contract'
export { getStaffAccess, getStaffMember, listStaff, updateStaffMember } from './staff-members-contract'
