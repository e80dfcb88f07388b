import { isNetworkError, userMessage } from '@oaklet/api'
import { Banner } from '@oaklet/design-system'

interface SaveFailureProps {
  error: unknown
  /** Said when the server gives no sentence of its own. */
  fallback: string
}

/** Says in the form that it could not be sent, and that nothing typed is lost. */
export function SaveFailure({ error, fallback }: SaveFailureProps) {
  return (
    <Banner tone="bad" isAnnounced>
      {isNetworkError(error)
        ? `${fallback}. Oaklet can’t be reached; what you entered is still here. Try again in a moment.`
        : userMessage(error, fallback)}
    </Banner>
  )
}
