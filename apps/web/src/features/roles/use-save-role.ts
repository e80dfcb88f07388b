import { Role } from '@oaklet/api/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { staleRecord } from '../../shared/stale-record'
import { isSameRole, roleInputOf, type RoleValues } from './role-form'
import { withRole } from './roles-queries'
import { useNoteRoles, useRolesQueries } from './use-roles'

interface Handlers {
  onSaved: (saved: Role) => void
  onRefused: (error: unknown) => void
}

/** Saves a role on the version the person began from; what somebody else saved meanwhile is `stale`. */
export function useSaveRole(role: Role) {
  const note = useNoteRoles()
  // What the person began from: a reload behind the form must not change it.
  const [base, setBase] = useState(role)
  const saving = useMutation({
    ...useRolesQueries().update(role.id),
    // Also when the form was left before the answer.
    onSuccess: (saved) => note((roles) => withRole(roles, saved)),
  })
  const stale = staleRecord(saving.error, Role)

  return {
    base,
    isPending: saving.isPending,
    error: stale ? null : saving.error,
    stale,
    isSame: (values: RoleValues) => isSameRole(values, base),
    /** Sends what was chosen over `on`, unless somebody else has saved since. */
    save: (values: RoleValues, on: Role, { onSaved, onRefused }: Handlers) =>
      saving.mutate(
        { ...roleInputOf(values), version: on.version },
        {
          onSuccess: (saved) => {
            setBase(saved)
            onSaved(saved)
          },
          onError: onRefused,
        },
      ),
    takeTheirs: (theirs: Role) => {
      void note((roles) => withRole(roles, theirs))
      setBase(theirs)
      saving.reset()
    },
  }
}
