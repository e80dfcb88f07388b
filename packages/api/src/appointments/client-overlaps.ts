import { hasErrorCode } from '../errors/guards'
import { ClientOverlap } from './appointments-contract'

/** Which clients are with another clinician then, when a call was refused with `client_overlap`; null for any other error. */
export function clientOverlaps(error: unknown): readonly ClientOverlap[] | null {
  if (!hasErrorCode(error, 'client_overlap')) return null
  return error.conflicts.flatMap((conflict) => {
    const parsed = ClientOverlap.safeParse(conflict)
    return parsed.success ? [parsed.data] : []
  })
}
