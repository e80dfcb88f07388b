import { Skeleton } from '@oaklet/design-system'
import { lazySection } from '../../shared/lazy-section'
import { useReadsRoles } from './use-roles'
import { useRolesUrl } from './use-roles-url'

const SHAPE = <Skeleton shape="block" />

// The page of one role needs nothing of the list, and the other way round.
const RolesOverviewScreen = lazySection(
  async () => (await import('./RolesOverviewScreen')).RolesOverviewScreen,
  SHAPE,
)
const RoleScreen = lazySection(async () => (await import('./RoleScreen')).RoleScreen, SHAPE)
const NewRoleScreen = lazySection(async () => (await import('./NewRoleScreen')).NewRoleScreen, SHAPE)
const OwnAccessScreen = lazySection(async () => (await import('./OwnAccessScreen')).OwnAccessScreen, SHAPE)

/** /company/roles-permissions: the roles, one of them, or a new one; who may not read them reads what they may do. */
export function RolesScreen() {
  const { roleId, isNew, copyOf } = useRolesUrl()
  if (!useReadsRoles()) return <OwnAccessScreen />
  if (isNew) return <NewRoleScreen key={copyOf} copyOf={copyOf} />
  return roleId === null ? <RolesOverviewScreen /> : <RoleScreen key={roleId} roleId={roleId} />
}
