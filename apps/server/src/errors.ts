import type { ErrorCode, FieldError } from '@oaklet/api/contract'
import { AppError, isAppError } from './AppError'

export { AppError, isAppError }

/** The HTTP status of each error code. */
export const ERROR_STATUS = {
  validation_failed: 422,
  malformed_request: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  invalid_code: 401,
  code_expired: 401,
  refresh_refused: 401,
  csrf_refused: 403,
  forbidden: 403,
  not_found: 404,
  stale_edit: 409,
  outside_hours: 409,
  appointment_overlap: 409,
  client_overlap: 409,
  series_conflicts: 409,
  occurrence_fixed: 409,
  undo_refused: 409,
  client_exists: 409,
  transition_refused: 409,
  already_invoiced: 409,
  already_on_superbill: 409,
  superbill_incomplete: 409,
  already_claimed: 409,
  not_ours: 409,
  already_posted: 409,
  out_of_balance: 409,
  scrub_failed: 409,
  provider_refused: 409,
  folder_refused: 409,
  packet_incomplete: 422,
  link_unavailable: 404,
  email_taken: 409,
  idempotency_mismatch: 422,
  payload_too_large: 413,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>

/** The one answer for a record that doesn't exist, or that the caller may not know of. */
export const notFound = () => new AppError('not_found', 'There is no such record.')

/** The answer for a missing permission. */
export const forbidden = () => new AppError('forbidden', 'Your role doesn’t allow this.')

/** 422 with one entry per refused field. */
export const validationFailed = (fieldErrors: FieldError[]) =>
  new AppError('validation_failed', 'Check the marked fields.', { fieldErrors })

/** 409: someone else changed the record; `current` is how it stands now. */
export const staleEdit = (current: unknown) =>
  new AppError('stale_edit', 'Someone else changed this in the meantime.', { current })
