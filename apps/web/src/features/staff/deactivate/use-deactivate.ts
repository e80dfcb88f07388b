import { StaffMember } from '@oaklet/api/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { staleRecord } from '../../../shared/stale-record'
import { useApi } from '../../../shared/use-api'
import { personWrites, staffQueries } from '../staff-queries'
import { useStaffOrganization } from '../use-staff-organization'

/** Deactivates a person; what somebody else saved of them meanwhile is `stale`. */
export function useDeactivate(staffId: string) {
  const api = useApi()
  const { orgId, refresh } = useStaffOrganization()
  const queryClient = useQueryClient()
  const deactivating = useMutation({
    ...personWrites(api, orgId, staffId).deactivate(),
    onSuccess: ({ member }) => {
      queryClient.setQueryData(staffQueries(api, orgId).one(staffId).queryKey, member)
      void refresh()
    },
  })
  const stale = staleRecord(deactivating.error, StaffMember)
  return { ...deactivating, stale, error: stale ? null : deactivating.error }
}
