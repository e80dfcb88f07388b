import { ANALYTICS_MESSAGES, analyticsMessage, isNetworkError } from '@oaklet/api'
import { LoadFailure } from '../../shared/LoadFailure'

interface AnalyticsFailureProps {
  error: unknown
  onRetry: () => void
}

/** The reason why figures or records could not be loaded, in the specification's words (spec §8). */
export function AnalyticsFailure({ error, onRetry }: AnalyticsFailureProps) {
  const isUnreachable = isNetworkError(error)
  return (
    <LoadFailure
      error={isUnreachable ? error : null}
      fallback={isUnreachable ? ANALYTICS_MESSAGES.fetch : analyticsMessage(error, 'fetch')}
      onRetry={onRetry}
    />
  )
}
