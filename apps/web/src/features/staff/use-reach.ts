import { allowsAll } from '@oaklet/api'
import { useQuery } from '@tanstack/react-query'
import { rolesQuery } from '../../records/roles/roles-queries'
import { useApi } from '../../shared/use-api'
import { useUser } from '../../shared/use-session'
import { useStaffOrganization } from './use-staff-organization'

/** What a person may do and where they work, as the lists show it. */
interface Assigned {
  roles: readonly { id: string }[]
  practices: readonly { id: string }[]
}

/**
 * Returns a predicate: true for the people whose access the signed-in person may end or bring back. These are the people
 * in their own practices who may do no more than they, or all people for those who edit roles. False for everybody until
 * the roles are known.
 */
export function useReach(): (person: Assigned) => boolean {
  const { orgId } = useStaffOrganization()
  const { permissions, assignedPractices } = useUser()
  const looksAfterStaff = permissions.includes('staff:edit')
  const editsRoles = permissions.includes('roles:edit')
  const { data: known = [] } = useQuery({
    ...rolesQuery(useApi(), orgId),
    enabled: looksAfterStaff && !editsRoles,
  })
  const allows = (id: string) => {
    const role = known.find((one) => one.id === id)
    return role !== undefined && allowsAll(permissions, role.permissions)
  }
  return ({ roles, practices }) =>
    looksAfterStaff &&
    (editsRoles ||
      (practices.every(({ id }) => assignedPractices.includes(id)) && roles.every(({ id }) => allows(id))))
}
