import { isUnauthorized } from '@oaklet/api'
import { SessionError } from './SessionError'

/**
 * Throws the failure of a look-up. A 401 becomes a SessionError: it says that the session has changed, for example to
 * another organization. As a 401 it would be taken for a refused refresh and end the session.
 */
export function throwSuperseded(cause: unknown): never {
  throw isUnauthorized(cause) ? new SessionError('superseded', { cause }) : cause
}
