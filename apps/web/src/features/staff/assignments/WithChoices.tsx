import { ORGANIZATION_MESSAGES, ROLES_MESSAGES } from '@oaklet/api'
import type { ChoiceOption } from '@oaklet/design-system'
import { LoadingRegion, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { useUser } from '../../../shared/use-session'
import { staffQueries } from '../staff-queries'
import { useStaffOrganization } from '../use-staff-organization'
import { practiceOptions, roleOptions } from './assignment-form'
import { useOwnPractices } from './use-own-practices'

/** What can be given to somebody. */
export interface AssignmentChoices {
  roles: readonly ChoiceOption[]
  practices: readonly ChoiceOption[]
}

interface WithChoicesProps {
  /** Where the person works already whose access is being chosen. */
  theirPractices?: readonly { id: string; name: string }[]
  children: (choices: AssignmentChoices) => ReactNode
}

/** Shows what needs the roles and the practices once both are known. */
export function WithChoices({ theirPractices = [], children }: WithChoicesProps) {
  const { orgId } = useStaffOrganization()
  const { permissions } = useUser()
  const roles = useQuery(staffQueries(useApi(), orgId).roles())
  const own = useOwnPractices()
  if (roles.isError) {
    return (
      <LoadFailure error={roles.error} fallback={ROLES_MESSAGES.list} onRetry={() => void roles.refetch()} />
    )
  }
  if (own.error !== null) {
    return <LoadFailure error={own.error} fallback={ORGANIZATION_MESSAGES.practice} onRetry={own.retry} />
  }
  if (roles.isPending || own.isPending) {
    return (
      <LoadingRegion label="Loading roles and practices" isLoading>
        <Skeleton shape="row" count={5} />
      </LoadingRegion>
    )
  }
  return children({
    roles: roleOptions(roles.data, permissions),
    practices: practiceOptions(own.practices, theirPractices),
  })
}
