import { ORGANIZATION_MESSAGES } from '@oaklet/api'
import type { Practice } from '@oaklet/api/contract'
import { LoadingRegion, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { LoadFailure } from './LoadFailure'
import { practiceQuery } from './practice-queries'
import { useApi } from './use-api'
import { usePracticeId, useUser } from './use-session'

/** Shows a screen once the practice's zone, currency and hours are known; another practice's begins anew. */
export function WithPractice({ children }: { children: (practice: Practice) => ReactNode }) {
  const { organizationId } = useUser()
  const practice = useQuery(practiceQuery(useApi(), organizationId ?? '', usePracticeId()))
  if (practice.data) return <Fragment key={practice.data.id}>{children(practice.data)}</Fragment>
  if (practice.isError) {
    return (
      <LoadFailure
        error={practice.error}
        fallback={ORGANIZATION_MESSAGES.practice}
        onRetry={() => void practice.refetch()}
      />
    )
  }
  return (
    <LoadingRegion label="Loading" isLoading>
      <Skeleton shape="block" />
    </LoadingRegion>
  )
}
