import { ACCOUNT_MESSAGES } from '@oaklet/api'
import { LoadingRegion, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../shared/LoadFailure'
import { preferencesQuery } from '../../shared/preferences-queries'
import { useApi } from '../../shared/use-api'

/** Shows what can be chosen once it is known what was chosen before. */
export function WithPreferences({ children }: { children: ReactNode }) {
  const preferences = useQuery(preferencesQuery(useApi()))
  if (preferences.data) return children
  if (preferences.isError) {
    return (
      <LoadFailure
        error={preferences.error}
        fallback={ACCOUNT_MESSAGES.preferences}
        onRetry={() => void preferences.refetch()}
      />
    )
  }
  return (
    <LoadingRegion label="Loading your preferences" isLoading>
      <Skeleton shape="block" />
    </LoadingRegion>
  )
}
