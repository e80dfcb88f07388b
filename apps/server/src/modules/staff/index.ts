export { findClinicians } from './find-clinicians'
export {
  insertBuiltInRoles,
  insertStaffMember,
  type BuiltInRoleIds,
  type NewStaffMember,
} from './insert-staff'
export { loadStaffMember, type StaffMember } from './load-staff-member'
export { staff } from './staff-table'
