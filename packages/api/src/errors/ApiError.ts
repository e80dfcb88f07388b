import type { ErrorCode, FieldError } from '../wire/error-body'
import { OakletError } from './OakletError'

export const API_ERROR_KINDS = ['api', 'unauthorized', 'rate-limited'] as const
/** What tells the three classes of refusals apart. */
export type ApiErrorKind = (typeof API_ERROR_KINDS)[number]

/** What is known of a refused call. `serverMessage` is null when the server gave no sentence of its own. */
export interface ApiErrorFacts {
  code: ErrorCode
  status: number
  serverMessage: string | null
  fieldErrors?: readonly FieldError[]
  current?: unknown
  conflicts?: readonly unknown[]
  requestId: string | null
}

/** The server answered, and refused. */
export class ApiError extends OakletError {
  readonly kind: ApiErrorKind = 'api'
  readonly code: ErrorCode
  readonly status: number
  /** One entry for each refused field; empty when the refusal is not about fields. */
  readonly fieldErrors: readonly FieldError[]
  /** With `stale_edit` the record as it stands now, with `series_conflicts` the new preview. */
  readonly current: unknown
  /**
   * With `appointment_overlap`, `client_overlap` and `client_exists` what is already there, with `outside_hours` what is
   * closed, with `already_on_superbill` which superbills hold the sessions, with `superbill_incomplete` what it lacks,
   * with `already_claimed` which claims hold the sessions, with `scrub_failed` what stands in a claim’s way, with
   * `undo_refused` the first appointment that was changed since.
   */
  readonly conflicts: readonly unknown[]
  readonly requestId: string | null

  constructor(facts: ApiErrorFacts, userMessage: string | null = facts.serverMessage) {
    super(userMessage ?? `The server answered ${facts.status} (${facts.code})`, userMessage)
    this.code = facts.code
    this.status = facts.status
    this.fieldErrors = facts.fieldErrors ?? []
    this.current = facts.current
    this.conflicts = facts.conflicts ?? []
    this.requestId = facts.requestId
  }
}
