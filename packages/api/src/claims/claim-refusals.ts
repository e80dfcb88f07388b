import { hasErrorCode } from '../errors/guards'
import { RefusedFinding } from './claim-findings'
import { ClaimHolder } from './claim-holder'

/** What stands in the way when a sending was refused with `scrub_failed`; null for any other error. */
export function claimFindings(error: unknown): readonly RefusedFinding[] | null {
  if (!hasErrorCode(error, 'scrub_failed')) return null
  return error.conflicts.flatMap((conflict) => {
    const parsed = RefusedFinding.safeParse(conflict)
    return parsed.success ? [parsed.data] : []
  })
}

/** Which claims hold the sessions when a call was refused with `already_claimed`; null for any other error. */
export function claimHolders(error: unknown): readonly ClaimHolder[] | null {
  if (!hasErrorCode(error, 'already_claimed')) return null
  return error.conflicts.flatMap((conflict) => {
    const parsed = ClaimHolder.safeParse(conflict)
    return parsed.success ? [parsed.data] : []
  })
}
