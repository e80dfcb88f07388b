import { Container, LoadingRegion, Skeleton } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { AskBeforeLeaving } from '../../shared/AskBeforeLeaving'
import { lazyPart } from '../../shared/lazy-part'
import { useReadsRoles } from './use-roles'
import { useRolesUrl } from './use-roles-url'

const standIn = (_props: object, failure: ReactNode) =>
  failure || (
    <LoadingRegion label="Loading" isLoading>
      <Container size="page">
        <Skeleton shape="block" />
      </Container>
    </LoadingRegion>
  )

// Whoever opens a role needs nothing of the list, and the other way round.
const RolesOverviewScreen = lazyPart(
  async () => (await import('./RolesOverviewScreen')).RolesOverviewScreen,
  standIn,
)
const RoleScreen = lazyPart(async () => (await import('./RoleScreen')).RoleScreen, standIn)
const NewRoleScreen = lazyPart(async () => (await import('./NewRoleScreen')).NewRoleScreen, standIn)
const OwnAccessScreen = lazyPart(async () => (await import('./OwnAccessScreen')).OwnAccessScreen, standIn)

/** /company/roles-permissions: the roles, one of them, or a new one; who may not read them reads what they may do. */
export function RolesScreen() {
  const { roleId, isNew, copyOf } = useRolesUrl()
  if (!useReadsRoles()) return <OwnAccessScreen />
  if (isNew) {
    return (
      <AskBeforeLeaving>
        <NewRoleScreen key={copyOf} copyOf={copyOf} />
      </AskBeforeLeaving>
    )
  }
  if (roleId === null) return <RolesOverviewScreen />
  return (
    <AskBeforeLeaving>
      <RoleScreen key={roleId} roleId={roleId} />
    </AskBeforeLeaving>
  )
}
