import type { ErrorCode } from '../wire/error-body'
import { API_ERROR_KINDS, type ApiError } from './ApiError'
import type { ContractError } from './ContractError'
import type { NetworkError } from './NetworkError'
import type { RateLimitedError } from './RateLimitedError'
import type { UnauthorizedError } from './UnauthorizedError'

const kindOf = (error: unknown): unknown =>
  error instanceof Error && 'kind' in error ? error.kind : undefined

/** The server answered and refused, in any way. */
export const isApiError = (error: unknown): error is ApiError =>
  API_ERROR_KINDS.some((kind) => kind === kindOf(error))

/** The server answered 401. */
export const isUnauthorized = (error: unknown): error is UnauthorizedError => kindOf(error) === 'unauthorized'

/** The server answered 429. */
export const isRateLimited = (error: unknown): error is RateLimitedError => kindOf(error) === 'rate-limited'

/** No answer came: unreachable, or too late. */
export const isNetworkError = (error: unknown): error is NetworkError => kindOf(error) === 'network'

/** The answer is not what the contract promises. */
export const isContractError = (error: unknown): error is ContractError => kindOf(error) === 'contract'

/** The server refused with exactly this code, like `stale_edit`. */
export const hasErrorCode = (error: unknown, code: ErrorCode): error is ApiError =>
  isApiError(error) && error.code === code

/** The sentence to show: the server's (or the session's) own, else `fallback` (spec §8). */
export function userMessage(error: unknown, fallback: string): string {
  if (!(error instanceof Error) || !('userMessage' in error)) return fallback
  return typeof error.userMessage === 'string' && error.userMessage !== '' ? error.userMessage : fallback
}
