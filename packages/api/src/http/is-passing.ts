import { hasErrorCode, isNetworkError } from '../errors/guards'

/** Whether the same call may succeed in a moment: the server could not do it just now, or no answer came. */
export const isPassing = (error: unknown): boolean =>
  hasErrorCode(error, 'unavailable') || (isNetworkError(error) && error.code === 'unreachable')
