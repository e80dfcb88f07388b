import { STAFF_MESSAGES } from '@oaklet/api'
import type { StaffMember } from '@oaklet/api/contract'
import { LoadingRegion, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { AccessList } from '../../../shared/access/AccessList'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { staffQueries } from '../staff-queries'
import { useStaffOrganization } from '../use-staff-organization'

/** What a person may do over all their roles, with the reason for each. */
export function AccessSection({ member }: { member: StaffMember }) {
  const { orgId } = useStaffOrganization()
  const access = useQuery(staffQueries(useApi(), orgId).access(member.id))
  if (access.data) return <AccessList title={`What ${member.name} can do`} access={access.data} />
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
    <LoadingRegion label="Loading what this person can do" isLoading>
      <Skeleton shape="row" count={6} />
    </LoadingRegion>
  )
}
