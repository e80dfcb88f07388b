import { AUTH_MESSAGES, OakletError } from '@oaklet/api'

const MESSAGES = {
  invalid_response: AUTH_MESSAGES.invalidLoginAnswer,
  missing_organization: AUTH_MESSAGES.missingOrganization,
  missing_practice: AUTH_MESSAGES.missingPractice,
  superseded: AUTH_MESSAGES.login,
} as const

export type SessionErrorCode = keyof typeof MESSAGES

/** A sign-in that the server allowed and that still can't be used; `userMessage` says why (spec §5, §8). */
export class SessionError extends OakletError {
  readonly kind = 'session'
  readonly code: SessionErrorCode

  constructor(code: SessionErrorCode, options?: { cause?: unknown }) {
    super(MESSAGES[code], MESSAGES[code], options)
    this.code = code
  }
}

/** Guards {@link SessionError}. */
export const isSessionError = (error: unknown): error is SessionError =>
  error instanceof Error && 'kind' in error && error.kind === 'session'
