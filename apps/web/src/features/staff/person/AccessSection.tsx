import type { StaffMember } from '@oaklet/api/contract'
import { AccessOf } from '../../../records/roles/AccessOf'

/** What a person may do over all their roles, with the reason for each. */
export const AccessSection = ({ member: { id, name } }: { member: StaffMember }) => (
  <AccessOf staffId={id} title={`What ${name} can do`} />
)
