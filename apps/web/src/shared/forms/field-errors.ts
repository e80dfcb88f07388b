import { type FieldError, isApiError } from '@oaklet/api'

/** The fields that the server refused; none when the failure is about something else. */
export const fieldErrorsOf = (error: unknown): readonly FieldError[] =>
  isApiError(error) ? error.fieldErrors : []
