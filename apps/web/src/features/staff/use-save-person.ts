import { StaffMember } from '@oaklet/api/contract'
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staleRecord } from '../../shared/stale-record'
import { useApi } from '../../shared/use-api'
import { useSession, useUser } from '../../shared/use-session'
import { staffQueries } from './staff-queries'
import { useStaffOrganization } from './use-staff-organization'

interface Handlers {
  onSaved: (saved: StaffMember) => void
  onRefused: (error: unknown) => void
}

/** Saves one part of a person on the version somebody began from; what somebody else saved meanwhile is `stale`. */
export function useSavePerson<Body>(
  member: StaffMember,
  writing: UseMutationOptions<StaffMember, Error, Body>,
) {
  const { orgId, refresh } = useStaffOrganization()
  const queryClient = useQueryClient()
  const session = useSession()
  const { staffId } = useUser()
  // What the form began from: a reload behind it must not change it.
  const [base, setBase] = useState(member)
  const { queryKey } = staffQueries(useApi(), orgId).one(member.id)
  const saving = useMutation({
    ...writing,
    // Also when the form was left before the answer.
    onSuccess: async (saved: StaffMember) => {
      // An answer from before would be taken for newer.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, saved)
      void refresh()
      // Whoever changed themselves may do more or less from now on; a failure is made up for within minutes.
      if (saved.id === staffId) void session.reloadUser().catch(() => undefined)
    },
  })
  const stale = staleRecord(saving.error, StaffMember)

  return {
    base,
    isPending: saving.isPending,
    error: stale ? null : saving.error,
    stale,
    save: (body: Body, { onSaved, onRefused }: Handlers) =>
      saving.mutate(body, {
        onSuccess: (saved) => {
          setBase(saved)
          onSaved(saved)
        },
        onError: onRefused,
      }),
    takeTheirs: (theirs: StaffMember) => {
      queryClient.setQueryData(queryKey, theirs)
      setBase(theirs)
      saving.reset()
    },
  }
}
