import { StaffMember } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { staleRecord } from '../../../shared/forms/stale-record'
import { useApi } from '../../../shared/use-api'
import { personWrites, staffQueries } from '../staff-queries'
import { useStaffOrganization } from '../use-staff-organization'
import { deactivatedWords } from './deactivate-form'

/** Deactivates a person; what another person saved of them meanwhile is `stale`. */
export function useDeactivate(staffId: string) {
  const api = useApi()
  const { orgId, refresh } = useStaffOrganization()
  const queryClient = useQueryClient()
  const deactivating = useMutation({
    ...personWrites(api, orgId, staffId).deactivate(),
    // Also when the page was left before the answer.
    onSuccess: ({ member, appointments, clients }, body) => {
      queryClient.setQueryData(staffQueries(api, orgId).one(staffId).queryKey, member)
      void refresh()
      showToast({ title: deactivatedWords(member.name, body, { appointments, clients }), tone: 'good' })
    },
  })
  const stale = staleRecord(deactivating.error, StaffMember)
  return { ...deactivating, stale, error: stale ? null : deactivating.error }
}
