import { hasErrorCode } from '../errors/guards'
import { SuperbillFinding } from './superbill-findings'
import { SuperbillHolder } from './superbills-contract'

/** What a superbill lacks when its issue was refused with `superbill_incomplete`; null for any other error. */
export function superbillFindings(error: unknown): readonly SuperbillFinding[] | null {
  if (!hasErrorCode(error, 'superbill_incomplete')) return null
  return error.conflicts.flatMap((conflict) => {
    const parsed = SuperbillFinding.safeParse(conflict)
    return parsed.success ? [parsed.data] : []
  })
}

/** Which superbills hold the sessions when a call was refused with `already_on_superbill`; null for any other error. */
export function superbillHolders(error: unknown): readonly SuperbillHolder[] | null {
  if (!hasErrorCode(error, 'already_on_superbill')) return null
  return error.conflicts.flatMap((conflict) => {
    const parsed = SuperbillHolder.safeParse(conflict)
    return parsed.success ? [parsed.data] : []
  })
}
