import type { Tx } from '../../db/database'
import { staff } from '../../db/schema/staff-table'
import { isStaff, type StaffKey } from './select-staff'

/**
 * Locks the person's row, so that a concurrent deactivation waits for this transaction, or this one for it. Call it
 * before locking the person's appointments or clients, in the same order as a deactivation.
 */
export async function holdAtWork(tx: Tx, key: StaffKey): Promise<void> {
  await tx.select({ id: staff.id }).from(staff).where(isStaff(key)).for('share')
}
