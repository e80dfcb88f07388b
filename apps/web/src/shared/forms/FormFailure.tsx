import { SaveFailure } from './SaveFailure'

interface FormFailureProps {
  /** Why the form was not saved; null while nothing went wrong. */
  error: unknown
  /** Shown for a failure that has no sentence of the server's. */
  fallback: string
  /** True when the form says at a field what went wrong. */
  isAtField: boolean
}

/** Shows why a form was not saved, unless a field says it. */
export const FormFailure = ({ error, fallback, isAtField }: FormFailureProps) =>
  error === null || isAtField ? null : <SaveFailure error={error} fallback={fallback} />
