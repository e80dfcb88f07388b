import { ORGANIZATION_MESSAGES, ROLES_MESSAGES } from '@oaklet/api'
import type { ChoiceOption } from '@oaklet/design-system'
import { Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { rolesQuery } from '../../../records/roles/roles-queries'
import { useApi } from '../../../shared/use-api'
import { useUser } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { staffQueries } from '../staff-queries'
import { useStaffOrganization } from '../use-staff-organization'
import { practiceOptions, roleOptions } from './assignment-form'

/** What can be given to a person. */
export interface AssignmentChoices {
  roles: readonly ChoiceOption[]
  practices: readonly ChoiceOption[]
}

interface WithChoicesProps {
  /** Where the person works already whose access is being chosen. */
  theirPractices?: readonly { id: string; name: string }[]
  children: (choices: AssignmentChoices) => ReactNode
}

const LOADING = { label: 'Loading roles and practices', placeholder: <Skeleton shape="row" count={5} /> }

/** Shows what needs the roles and the practices once both are known, and from then on. */
export function WithChoices({ theirPractices = [], children }: WithChoicesProps) {
  const { orgId } = useStaffOrganization()
  const user = useUser()
  const api = useApi()
  const roles = useQuery(rolesQuery(api, orgId))
  const practices = useQuery(staffQueries(api, orgId).practices())
  return (
    <WhenLoaded query={roles} fallback={ROLES_MESSAGES.list} {...LOADING}>
      {(allRoles) => (
        <WhenLoaded query={practices} fallback={ORGANIZATION_MESSAGES.practices} {...LOADING}>
          {(allPractices) =>
            children({
              roles: roleOptions(allRoles, user.permissions),
              practices: practiceOptions(allPractices, theirPractices, user),
            })
          }
        </WhenLoaded>
      )}
    </WhenLoaded>
  )
}
