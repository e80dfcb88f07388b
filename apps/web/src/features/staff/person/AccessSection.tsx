import type { StaffMember } from '@oaklet/api/contract'
import { AccessOf } from '../../../shared/access/AccessOf'

/** What a person may do over all their roles, with the reason for each. */
export const AccessSection = ({ member: { id, name } }: { member: StaffMember }) => (
  <AccessOf staffId={id} title={`What ${name} can do`} />
)
