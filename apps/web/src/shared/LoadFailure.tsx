import { isNetworkError, userMessage } from '@oaklet/api'
import { Banner, Button } from '@oaklet/design-system'

const OUT_OF_REACH = 'Oaklet can’t be reached: check your connection, then try again.'

interface LoadFailureProps {
  error: unknown
  /** The specification's sentence for when the server gives none. */
  fallback: string
  onRetry: () => void
}

/** Says that something could not be loaded, where it would stand, with a way to try again. */
export function LoadFailure({ error, fallback, onRetry }: LoadFailureProps) {
  return (
    <Banner
      tone="bad"
      isAnnounced
      actions={
        <Button size="small" onPress={onRetry}>
          Try again
        </Button>
      }
    >
      {isNetworkError(error) ? `${fallback}. ${OUT_OF_REACH}` : userMessage(error, fallback)}
    </Banner>
  )
}
