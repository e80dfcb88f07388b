import { useQueryClient } from '@tanstack/react-query'
import { useRefreshPractices } from '../../records/practice/use-refresh-practices'
import { useUser } from '../../shared/use-session'

/** The organization whose staff is shown, and the way to ask for all of it again after a change. */
export function useStaffOrganization() {
  const orgId = useUser().organizationId ?? ''
  const queryClient = useQueryClient()
  const refreshPractices = useRefreshPractices()
  return {
    orgId,
    /** Also what the practices know of their clinicians and their appointments. */
    refresh: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['organization', orgId] }),
        refreshPractices(),
      ])
    },
  }
}
