import * as z from 'zod/mini'

/** Every error code that the server answers with; the set is closed. */
export const ERROR_CODES = [
  'validation_failed',
  'malformed_request',
  'unauthenticated',
  'invalid_credentials',
  'invalid_code',
  'code_expired',
  'refresh_refused',
  'csrf_refused',
  'forbidden',
  'not_found',
  'stale_edit',
  'outside_hours',
  'appointment_overlap',
  'client_overlap',
  'series_conflicts',
  'occurrence_fixed',
  'undo_refused',
  'client_exists',
  'transition_refused',
  'already_invoiced',
  'already_on_superbill',
  'superbill_incomplete',
  'already_claimed',
  'scrub_failed',
  'not_ours',
  'already_posted',
  'out_of_balance',
  'provider_refused',
  'folder_refused',
  'packet_incomplete',
  'link_unavailable',
  'email_taken',
  'idempotency_mismatch',
  'payload_too_large',
  'rate_limited',
  'unavailable',
  'internal',
] as const

/** One of {@link ERROR_CODES}. */
export const ErrorCode = z.enum(ERROR_CODES)
export type ErrorCode = z.infer<typeof ErrorCode>

/** One refused field: `path` names it as it stands in the body, like `contacts.0.value`. */
export const FieldError = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof FieldError>

/** What every refused call answers, beside its HTTP status. `retryAfter` is in seconds. */
export const ErrorBody = z.object({
  success: z.literal(false),
  code: ErrorCode,
  message: z.string(),
  fieldErrors: z.optional(z.array(FieldError)),
  retryAfter: z.optional(z.number()),
  /** With `stale_edit` the record as it stands now, with `series_conflicts` the new preview. */
  current: z.optional(z.unknown()),
  /**
   * With `appointment_overlap`, `client_overlap` and `client_exists` what is already there, with `outside_hours` what is
   * closed, with `already_on_superbill` which superbills hold the sessions, with `superbill_incomplete` what it lacks,
   * with `already_claimed` which claims hold the sessions, with `scrub_failed` what stands in a claim’s way, with
   * `undo_refused` the first appointment that was changed since.
   */
  conflicts: z.optional(z.array(z.unknown())),
  requestId: z.string(),
})
export type ErrorBody = z.infer<typeof ErrorBody>
