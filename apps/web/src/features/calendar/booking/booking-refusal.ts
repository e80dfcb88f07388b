import { clientOverlaps, closuresOf, overlapConflicts } from '@oaklet/api'
import type { ClientOverlap, Closure, OverlapConflict } from '@oaklet/api/contract'

/** What a person has confirmed of a booking. */
export interface Confirmed {
  allowOutsideHours: boolean
  allowOverlap: boolean
  allowClientOverlap: boolean
}

/** Why a booking needs to be confirmed, and by what. */
export type BookingRefusal =
  | { isConfirmedBy: 'allowOutsideHours'; closures: readonly Closure[] }
  | { isConfirmedBy: 'allowOverlap'; conflicts: readonly OverlapConflict[] }
  | { isConfirmedBy: 'allowClientOverlap'; overlaps: readonly ClientOverlap[] }

/** Reads a refusal that a person may confirm away; null for any other error. */
export function refusalOf(error: unknown): BookingRefusal | null {
  const closures = closuresOf(error)
  if (closures !== null) return { isConfirmedBy: 'allowOutsideHours', closures }
  const conflicts = overlapConflicts(error)
  if (conflicts !== null) return { isConfirmedBy: 'allowOverlap', conflicts }
  const overlaps = clientOverlaps(error)
  return overlaps === null ? null : { isConfirmedBy: 'allowClientOverlap', overlaps }
}
