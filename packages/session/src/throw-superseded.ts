import { isUnauthorized } from '@oaklet/api'
import { SessionError } from './SessionError'

/**
 * Throws the failure of a look-up. Its 401 says that the session has moved on, as by a change of organization; taken
 * for a refused refresh it would end the session.
 */
export function throwSuperseded(cause: unknown): never {
  throw isUnauthorized(cause) ? new SessionError('superseded', { cause }) : cause
}
