import { OakletError, SIGN_IN_REFUSALS } from '@oaklet/api'

/** Why a sign-in that the server allowed can’t be used. */
export type SessionErrorCode = keyof typeof SIGN_IN_REFUSALS

/** A sign-in that the server allowed and that still can't be used; `userMessage` says why (spec §5, §8). */
export class SessionError extends OakletError {
  readonly kind = 'session'
  readonly code: SessionErrorCode

  constructor(code: SessionErrorCode, options?: { cause?: unknown }) {
    super(SIGN_IN_REFUSALS[code], SIGN_IN_REFUSALS[code], options)
    this.code = code
  }
}

/** Guards {@link SessionError}. */
export const isSessionError = (error: unknown): error is SessionError =>
  error instanceof Error && 'kind' in error && error.kind === 'session'
