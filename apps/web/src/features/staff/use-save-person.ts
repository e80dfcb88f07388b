import { StaffMember } from '@oaklet/api/contract'
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../shared/use-api'
import { type SaveHandlers, useSaveOver } from '../../shared/forms/use-save-over'
import { useSession, useUser } from '../../shared/use-session'
import { staffQueries } from './staff-queries'
import { useStaffOrganization } from './use-staff-organization'

/** Saves one part of a person on the version that the edit began from; `stale` is what another person saved meanwhile. */
export function useSavePerson<Body>(
  member: StaffMember,
  writing: UseMutationOptions<StaffMember, Error, Body>,
) {
  const { orgId, refresh } = useStaffOrganization()
  const queryClient = useQueryClient()
  const session = useSession()
  const { staffId } = useUser()
  const { queryKey } = staffQueries(useApi(), orgId).one(member.id)
  const saving = useMutation({
    ...writing,
    // Also when the form was left before the answer.
    onSuccess: async (saved: StaffMember) => {
      // An answer from before would be taken for newer.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, saved)
      void refresh()
      // A person who changed themselves may do more or less from now on; after a failure the next reload brings it.
      if (saved.id === staffId) void session.reloadUser().catch(() => undefined)
    },
  })
  const over = useSaveOver(member, StaffMember, saving, (theirs) =>
    queryClient.setQueryData(queryKey, theirs),
  )
  return {
    ...over,
    save: (body: Body, handlers: SaveHandlers<StaffMember>) => saving.mutate(body, over.settle(handlers)),
  }
}
