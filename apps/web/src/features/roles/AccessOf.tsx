import { STAFF_MESSAGES } from '@oaklet/api'
import { LoadingRegion, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../shared/LoadFailure'
import { AccessList } from './AccessList'
import { useRolesQueries } from './use-roles'

interface AccessOfProps {
  staffId: string
  /** Heads the answer, and is spoken when it has come. */
  title: string
}

/** Asks what somebody may do, and says it with the reasons. */
export function AccessOf({ staffId, title }: AccessOfProps) {
  const access = useQuery(useRolesQueries().access(staffId))
  if (access.data) return <AccessList title={title} access={access.data} />
  if (access.isError) {
    return (
      <LoadFailure
        error={access.error}
        fallback={STAFF_MESSAGES.access}
        onRetry={() => void access.refetch()}
      />
    )
  }
  return (
    <LoadingRegion label="Loading what this person may do" isLoading>
      <Skeleton shape="row" count={6} />
    </LoadingRegion>
  )
}
