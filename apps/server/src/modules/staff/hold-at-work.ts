import type { Tx } from '../../db/database'
import { staff } from '../../db/schema/staff-table'
import { isStaff, type StaffKey } from './select-staff'

/**
 * Nobody deactivates the person until the transaction ends; where somebody is doing so, waits for that. To be called
 * before what is theirs is locked, as deactivating does it.
 */
export async function holdAtWork(tx: Tx, key: StaffKey): Promise<void> {
  await tx.select({ id: staff.id }).from(staff).where(isStaff(key)).for('share')
}
