import { databaseFault, type DatabaseFault } from '../db/database-fault'
import { DatabaseUnavailable } from '../db/DatabaseUnavailable'
import { AppError } from '../errors'

/** What is said of each, and after how many seconds it is worth another try. */
const WORDS: Readonly<Record<DatabaseFault, [message: string, retryAfter: number]>> = {
  gone: ['The database can’t be reached right now. Try again in a moment.', 2],
  busy: ['The server is busy. Try again in a moment.', 1],
  full: ['The server’s disk is full. Nothing can be saved until there is room on it again.', 60],
}
const UNKNOWN = 'The connection was lost while this was being saved, so it may or may not be saved.'
const SAFE_AGAIN = 'Try again in a moment: it is saved only once.'
const LOOK_FIRST = 'Look whether it is there before you try again.'

/** What a call wanted of the database. */
interface Wanted {
  /** It may have changed something. */
  isUnsafe: boolean
  /** It is done at most once, however often it is sent: it carried an Idempotency-Key. */
  isDoneOnce: boolean
}

/** The answer for a database that can't do its part now; null for every other error. */
export function databaseRefusal(error: unknown, { isUnsafe, isDoneOnce }: Wanted): AppError | null {
  const fault = databaseFault(error)
  if (fault === null) return null
  const [message, retryAfter] = WORDS[fault]
  const isUnknown = isUnsafe && error instanceof DatabaseUnavailable && error.isSaved === 'unknown'
  const said = isUnknown ? `${UNKNOWN} ${isDoneOnce ? SAFE_AGAIN : LOOK_FIRST}` : message
  return new AppError('unavailable', said, { retryAfter })
}
