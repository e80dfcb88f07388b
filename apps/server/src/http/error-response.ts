import type { ErrorBody } from '@oaklet/api/contract'
import type { Deps } from '../deps'
import { AppError, ERROR_STATUS, isAppError } from '../errors'
import { sqlState } from '../db/sql-state'
import { failureFacts } from '../failure-facts'
import type { AppContext } from './app-env'
import { databaseRefusal } from './database-refusal'
import { isUnsafe } from './same-origin'

/** Turns whatever was thrown into the error body; what the caller may not read stays in the log. */
export const errorResponse =
  (deps: Deps) =>
  (error: unknown, c: AppContext): Response => {
    const refusal = refusalOf(error, c)
    if (refusal.code === 'internal' || refusal.code === 'unavailable') {
      const about = { requestId: c.get('requestId'), method: c.req.method, error: failureFacts(error) }
      deps.log.error(about, 'failed')
    }
    const { retryAfter } = refusal.extras
    if (retryAfter !== undefined) c.header('Retry-After', String(Math.ceil(retryAfter)))
    const body: ErrorBody = {
      success: false,
      code: refusal.code,
      message: refusal.message,
      ...refusal.extras,
      requestId: c.get('requestId'),
    }
    return c.json(body, ERROR_STATUS[refusal.code])
  }

function refusalOf(error: unknown, c: AppContext): AppError {
  if (isAppError(error)) return error
  const state = sqlState(error) ?? ''
  // Class 22: a value that the schema let through and the database can't hold, like the year 0000.
  if (state.startsWith('22')) return new AppError('validation_failed', 'One of the values can’t be stored.')
  const wanted = { isUnsafe: isUnsafe(c), isDoneOnce: c.get('isDoneOnce') ?? false }
  return databaseRefusal(error, wanted) ?? new AppError('internal', 'Something went wrong on the server.')
}
