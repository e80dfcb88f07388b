import { brokenConstraint, sqlState } from './db/sql-state'
import { errorCode } from './error-code'

/** What the log may hold of an error: a database error's message repeats values, so of that only the codes. */
export function failureFacts(error: unknown): Readonly<Record<string, string | undefined>> {
  const code = errorCode(error)
  if (sqlState(error) !== undefined || isQueryError(error)) {
    return { code, constraint: brokenConstraint(error) }
  }
  return error instanceof Error ? { name: error.name, code, stack: error.stack } : { name: typeof error }
}

const isQueryError = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Failed query')
