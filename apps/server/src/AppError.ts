import type { ErrorCode, FieldError } from '@oaklet/api/contract'

/** What an answer says beside its code; `retryAfter` is in seconds. */
export interface ErrorExtras {
  fieldErrors?: FieldError[]
  retryAfter?: number
  current?: unknown
  conflicts?: unknown[]
}

/** A refusal that the caller may read: its code, message and extras go into the answer as they are. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly extras: ErrorExtras

  constructor(code: ErrorCode, message: string, extras: ErrorExtras = {}) {
    super(message)
    this.code = code
    this.extras = extras
  }
}

/** Whether `error` is a refusal that the caller may read. */
export const isAppError = (error: unknown): error is AppError => error instanceof AppError
