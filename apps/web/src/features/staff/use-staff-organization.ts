import { useQueryClient } from '@tanstack/react-query'
import { useRefreshPractice } from '../../shared/use-refresh-practice'
import { useUser } from '../../shared/use-session'

/** The organization whose staff is shown, and the way to ask for all of it again after a change. */
export function useStaffOrganization() {
  const orgId = useUser().organizationId ?? ''
  const queryClient = useQueryClient()
  const refreshPractice = useRefreshPractice()
  return {
    orgId,
    /** Also what the practice knows of its clinicians and their appointments. */
    refresh: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['organization', orgId] }),
        refreshPractice(),
      ])
    },
  }
}
