import { closuresOf, overlapConflicts } from '@oaklet/api'
import type { Closure, OverlapConflict } from '@oaklet/api/contract'

/** What a person has confirmed of a booking. */
export interface Confirmed {
  allowOutsideHours: boolean
  allowOverlap: boolean
}

/** Why a booking needs to be confirmed, and by what. */
export type BookingRefusal =
  | { isConfirmedBy: 'allowOutsideHours'; closures: readonly Closure[] }
  | { isConfirmedBy: 'allowOverlap'; conflicts: readonly OverlapConflict[] }

/** Reads a refusal that a person may confirm away; null for any other error. */
export function refusalOf(error: unknown): BookingRefusal | null {
  const closures = closuresOf(error)
  if (closures !== null) return { isConfirmedBy: 'allowOutsideHours', closures }
  const conflicts = overlapConflicts(error)
  return conflicts === null ? null : { isConfirmedBy: 'allowOverlap', conflicts }
}
