/** Node's and PostgreSQL's error code, if `error` or what caused it has one. */
export function errorCode(error: unknown): string | undefined {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Error).cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return undefined
}
