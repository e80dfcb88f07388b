import { ONBOARDING_MESSAGES } from '@oaklet/api'
import { LoadingRegion, Skeleton } from '@oaklet/design-system'
import { LoadFailure } from '../../shared/LoadFailure'
import { OnboardingFrame } from './OnboardingFrame'

interface OpeningProps {
  practiceName: string | null
  error: unknown
  onRetry: () => void
}

/** While the forms are loaded, or could not be. */
export function Opening({ practiceName, error, onRetry }: OpeningProps) {
  return (
    <OnboardingFrame title="Your forms" practiceName={practiceName}>
      {error === null ? (
        <LoadingRegion label="Opening your forms" isLoading>
          <Skeleton shape="row" count={4} />
        </LoadingRegion>
      ) : (
        <LoadFailure error={error} fallback={ONBOARDING_MESSAGES.getForms} onRetry={onRetry} />
      )}
    </OnboardingFrame>
  )
}
