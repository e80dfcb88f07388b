import { hasErrorCode } from '../errors/guards'
import { ClientTwin } from './clients-contract'

/**
 * Who is a client already when a call was refused with `client_exists`, as far as the person may see them; null for any
 * other error.
 */
export function clientTwins(error: unknown): readonly ClientTwin[] | null {
  if (!hasErrorCode(error, 'client_exists')) return null
  return error.conflicts.flatMap((conflict) => {
    const parsed = ClientTwin.safeParse(conflict)
    return parsed.success ? [parsed.data] : []
  })
}
