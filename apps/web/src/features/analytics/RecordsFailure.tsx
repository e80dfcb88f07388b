import { isApiError } from '@oaklet/api'
import { EmptyState } from '@oaklet/design-system'
import { AnalyticsFailure } from './AnalyticsFailure'

interface RecordsFailureProps {
  error: unknown
  onRetry: () => void
}

/** Why there are no records: the person may not see them, the number is gone, or the call failed. */
export function RecordsFailure({ error, onRetry }: RecordsFailureProps) {
  const status = isApiError(error) ? error.status : null
  if (status === 403) {
    return (
      <EmptyState title="Your role doesn’t show these records">
        Whoever manages roles in your organization can let you see them.
      </EmptyState>
    )
  }
  if (status === 404) {
    return (
      <EmptyState title="This number is no longer here">
        Its link may be old, or of another practice. Close this to see the figures as they are now.
      </EmptyState>
    )
  }
  return <AnalyticsFailure error={error} onRetry={onRetry} />
}
