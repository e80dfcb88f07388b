import { hasErrorCode } from '../errors/guards'
import { OverlapConflict } from './appointments-contract'

/** What is already there when a call was refused with `appointment_overlap`; null for any other error. */
export function overlapConflicts(error: unknown): readonly OverlapConflict[] | null {
  if (!hasErrorCode(error, 'appointment_overlap')) return null
  return error.conflicts.flatMap((conflict) => {
    const parsed = OverlapConflict.safeParse(conflict)
    return parsed.success ? [parsed.data] : []
  })
}
