const SQL_STATE = /^[0-9A-Z]{5}$/

/** PostgreSQL's five-character code of a failed query, looking through Drizzle's wrapper. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Error).cause) {
    if ('code' in cause && typeof cause.code === 'string' && SQL_STATE.test(cause.code)) return cause.code
  }
  return undefined
}

/** The name of the constraint that a failed query broke. */
export function brokenConstraint(error: unknown): string | undefined {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Error).cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint
  }
  return undefined
}

export const UNIQUE_VIOLATION = '23505'
export const FOREIGN_KEY_VIOLATION = '23503'
