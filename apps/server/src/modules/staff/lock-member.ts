import type { StaffMember } from '@oaklet/api/contract'
import type { Tx } from '../../db/database'
import { staleEdit } from '../../errors'
import { lockStaff } from './lock-staff'
import { findStaffMember, type StaffKey } from './select-staff'

/**
 * One person, who stays as they are until the transaction ends, as all the staff do. Throws 404 when there is no
 * such one, and 409 when someone else has changed them since `version`.
 */
export async function lockMember(tx: Tx, key: StaffKey, version: number): Promise<StaffMember> {
  await lockStaff(tx, key.organizationId)
  const member = await findStaffMember(tx, key)
  if (member.version !== version) throw staleEdit(member)
  return member
}
