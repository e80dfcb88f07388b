import { hasErrorCode } from '../errors/guards'
import { Closure } from './open-days-contract'

/** What is closed when a call was refused with `outside_hours`; null for any other error. */
export function closuresOf(error: unknown): readonly Closure[] | null {
  if (!hasErrorCode(error, 'outside_hours')) return null
  return error.conflicts.flatMap((conflict) => {
    const parsed = Closure.safeParse(conflict)
    return parsed.success ? [parsed.data] : []
  })
}
