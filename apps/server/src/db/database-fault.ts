import { errorCode } from '../error-code'
import { DatabaseUnavailable } from './DatabaseUnavailable'
import { sqlState } from './sql-state'

const CONFLICT = ['40001', '40P01']
/** A lock or an answer that took too long, or no memory or connection left. */
const BUSY = [...CONFLICT, '55P03', '57014', '53000', '53200', '53300', '53400']
const DISK_FULL = ['53100', 'ENOSPC', 'EDQUOT']
/** A connection that failed, a server that stops or starts, one that became a standby, a transaction that took too long. */
const GONE = /^(08...|57P..|25006|25P03|25P04)$/
const NO_CONNECTION = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENETUNREACH', 'EHOSTUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
]

/** Why a query can't be answered now, although nothing is wrong with it; null for every other error. */
export type DatabaseFault = 'gone' | 'full' | 'busy'

/** What kind of {@link DatabaseFault} an error is. */
export function databaseFault(error: unknown): DatabaseFault | null {
  const code = sqlState(error) ?? errorCode(error) ?? ''
  if (DISK_FULL.includes(code)) return 'full'
  if (BUSY.includes(code)) return 'busy'
  return error instanceof DatabaseUnavailable || isGone(error) ? 'gone' : null
}

/** Whether the codes of an error say that the database isn't there. */
export const isGone = (error: unknown): boolean =>
  GONE.test(sqlState(error) ?? '') || NO_CONNECTION.includes(errorCode(error) ?? '')

/** Whether two transactions were in each other's way, and the database took this one back. */
export const isConflict = (error: unknown): boolean => CONFLICT.includes(sqlState(error) ?? '')
