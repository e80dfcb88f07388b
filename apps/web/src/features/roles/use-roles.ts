import type { Role } from '@oaklet/api/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { rolesQuery } from '../../records/roles/roles-queries'
import { useApi } from '../../shared/use-api'
import { usePermissions, useSession, useUser } from '../../shared/use-session'
import { rolesQueries } from './roles-queries'

/** The calls about the roles of the person's organization. */
export function useRolesQueries() {
  return rolesQueries(useApi(), useUser().organizationId ?? '')
}

/** The organization's roles, for those who change them or give them to a person. */
export function useRoles() {
  return useQuery(rolesQuery(useApi(), useUser().organizationId ?? ''))
}

/** Whether the person may read all roles; everybody else reads what they may do themselves. */
export function useReadsRoles(): boolean {
  const can = usePermissions()
  return can('roles:edit') || can('staff:edit')
}

/** Shows at once what was just saved of the roles, and has everything that follows from it asked for anew. */
export function useNoteRoles() {
  const queryClient = useQueryClient()
  const session = useSession()
  const { queryKey } = rolesQuery(useApi(), useUser().organizationId ?? '')
  return async (change: (roles: readonly Role[]) => Role[]) => {
    // An answer from before would be taken for newer.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData<Role[]>(queryKey, (roles) => roles && change(roles))
    void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 3) })
    // It may be one's own role; a failure is made up for within minutes.
    void session.reloadUser().catch(() => undefined)
  }
}
