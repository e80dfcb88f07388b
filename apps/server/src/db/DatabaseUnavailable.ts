/** The database isn't there now, or was lost on the way. The same work may succeed in a moment. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  /** `no`: nothing was saved. `unknown`: the connection was lost during COMMIT, before the answer to it came. */
  readonly isSaved: 'no' | 'unknown'

  constructor(cause: unknown, isSaved: 'no' | 'unknown') {
    super('The database is not there', { cause })
    this.isSaved = isSaved
  }
}
