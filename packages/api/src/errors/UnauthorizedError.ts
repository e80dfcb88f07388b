import { ApiError } from './ApiError'

/** The server answered 401: it doesn't know who is calling. */
export class UnauthorizedError extends ApiError {
  override readonly kind = 'unauthorized'
}
