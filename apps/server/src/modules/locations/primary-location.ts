import type { Location } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { StaffActor } from '../../actor'
import type { Tx } from '../../db/database'
import { AppError } from '../../errors'
import { locations } from './locations-table'
import { isOfPractice } from './select-locations'

/** Throws 409 when the primary location would go although another one is active. */
export function requireReplaceable(location: Location, others: readonly Location[], verb: string): void {
  if (!location.isPrimary || !others.some(({ isActive }) => isActive)) return
  throw new AppError(
    'transition_refused',
    `This is the primary location. Make another one primary before you ${verb} it.`,
  )
}

/** A practice with active locations always has a primary one: the first of them is, without being asked for. */
export const becomesPrimary = (isActive: boolean, others: readonly Location[]): boolean =>
  isActive && !others.some(({ isPrimary }) => isPrimary)

/** Leaves the practice without a primary location, until the same transaction sets another. */
export async function clearPrimary(tx: Tx, actor: StaffActor, practiceId: string): Promise<void> {
  await tx
    .update(locations)
    .set({ isPrimary: false })
    .where(and(isOfPractice(actor, practiceId), eq(locations.isPrimary, true)))
}
