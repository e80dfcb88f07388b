import type { Location } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import { locations } from '../../db/schema/locations-table'
import { AppError } from '../../errors'
import type { Work } from '../../work'
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
export async function clearPrimary(work: Work, practiceId: string): Promise<void> {
  await work.tx
    .update(locations)
    .set({ isPrimary: false })
    .where(and(isOfPractice(work.actor, practiceId), eq(locations.isPrimary, true)))
}
