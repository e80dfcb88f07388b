import { Role } from '@oaklet/api/contract'
import { useMutation } from '@tanstack/react-query'
import { type SaveHandlers, useSaveOver } from '../../shared/forms/use-save-over'
import { isSameRole, roleInputOf, type RoleValues } from './role-form'
import { withRole } from './roles-queries'
import { useNoteRoles, useRolesQueries } from './use-roles'

/** Saves a role on the version the person began from; `stale` is what another person saved meanwhile. */
export function useSaveRole(role: Role) {
  const note = useNoteRoles()
  const saving = useMutation({
    ...useRolesQueries().update(role.id),
    // Also when the form was left before the answer.
    onSuccess: (saved) => note((roles) => withRole(roles, saved)),
  })
  const over = useSaveOver(role, Role, saving, (theirs) => void note((roles) => withRole(roles, theirs)))
  return {
    ...over,
    isSame: (values: RoleValues) => isSameRole(values, over.base),
    /** Sends what was chosen over `on`, unless another person has saved since. */
    save: (values: RoleValues, on: Role, handlers: SaveHandlers<Role>) =>
      saving.mutate({ ...roleInputOf(values), version: on.version }, over.settle(handlers)),
  }
}
