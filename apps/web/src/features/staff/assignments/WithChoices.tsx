import { ORGANIZATION_MESSAGES, ROLES_MESSAGES } from '@oaklet/api'
import type { ChoiceOption } from '@oaklet/design-system'
import { LoadingRegion, Skeleton, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { useUser } from '../../../shared/use-session'
import { staffQueries } from '../staff-queries'
import { useOnceReady } from '../use-once-ready'
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

/** Shows what needs the roles and the practices once both are known, and from then on. */
export function WithChoices({ theirPractices = [], children }: WithChoicesProps) {
  const { orgId } = useStaffOrganization()
  const { permissions } = useUser()
  const roles = useQuery(staffQueries(useApi(), orgId).roles())
  const own = useOwnPractices()
  const isFailed = roles.isLoadingError || own.error !== null
  const isShown = useOnceReady(roles.data !== undefined && !own.isPending && own.error === null)
  return (
    <Stack gap="xl">
      {roles.isLoadingError ? (
        <LoadFailure
          error={roles.error}
          fallback={ROLES_MESSAGES.list}
          onRetry={() => void roles.refetch()}
        />
      ) : (
        own.error !== null && (
          <LoadFailure error={own.error} fallback={ORGANIZATION_MESSAGES.practice} onRetry={own.retry} />
        )
      )}
      {!isShown && !isFailed && (
        <LoadingRegion label="Loading roles and practices" isLoading>
          <Skeleton shape="row" count={5} />
        </LoadingRegion>
      )}
      {isShown &&
        children({
          roles: roleOptions(roles.data ?? [], permissions),
          practices: practiceOptions(own.practices, theirPractices),
        })}
    </Stack>
  )
}
