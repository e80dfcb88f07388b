import { ROLES_MESSAGES } from '@oaklet/api'
import type { Role } from '@oaklet/api/contract'
import {
  EmptyState,
  LinkButton,
  LoadingRegion,
  PAGE_HEADING_ID,
  PageHeader,
  Skeleton,
  Stack,
} from '@oaklet/design-system'
import { AskBeforeLeaving } from '../../shared/AskBeforeLeaving'
import { LoadFailure } from '../../shared/LoadFailure'
import { paths } from '../../shared/paths'
import { useKeptFocus } from '../../shared/use-kept-focus'
import { usePage } from '../../shared/use-page'
import { usePermissions } from '../../shared/use-session'
import { DeleteRole } from './DeleteRole'
import { LateEditRole } from './late-forms'
import { roleDescription } from '../../shared/access/role-description'
import { RoleFacts } from './RoleFacts'
import { RoleHolders } from './RoleHolders'
import { useRoles } from './use-roles'

const crumbs = (last: string) => [
  { label: 'Roles & permissions', href: paths.rolesPermissions() },
  { label: last },
]

/** One role: what it allows and who holds it; an own one can be changed by those who may. */
export function RoleScreen({ roleId }: { roleId: string }) {
  const roles = useRoles()
  const role = roles.data?.find(({ id }) => id === roleId)
  if (role) {
    return (
      <AskBeforeLeaving>
        <Found role={role} />
      </AskBeforeLeaving>
    )
  }
  if (roles.data) return <Gone />
  if (roles.isError) return <Failed error={roles.error} onRetry={() => void roles.refetch()} />
  return (
    <LoadingRegion label="Loading the role" isLoading>
      <Skeleton shape="block" />
    </LoadingRegion>
  )
}

function Found({ role }: { role: Role }) {
  usePage(role.name)
  const mayEdit = usePermissions()('roles:edit')
  useKeptFocus(role.holders.length, PAGE_HEADING_ID)
  const isEdited = mayEdit && !role.isBuiltIn
  return (
    <Stack gap="2xl">
      <PageHeader
        title={role.name}
        summary={roleDescription(role) || 'One of your own roles.'}
        breadcrumbs={crumbs(role.name)}
        actions={
          mayEdit && (
            <>
              {isEdited && role.holders.length === 0 && <DeleteRole role={role} />}
              <LinkButton href={paths.newRole({ copy: role.id })}>Copy as new role</LinkButton>
            </>
          )
        }
      />
      <RoleHolders role={role} isEdited={isEdited} />
      {isEdited ? <LateEditRole role={role} /> : <RoleFacts role={role} mayCopy={mayEdit} />}
    </Stack>
  )
}

function Gone() {
  usePage('Role')
  return (
    <Stack gap="2xl">
      <PageHeader title="Role not found" />
      <EmptyState
        title="Your organization has no such role"
        action={<LinkButton href={paths.rolesPermissions()}>All roles</LinkButton>}
      >
        The address may be an old one, or somebody has deleted the role.
      </EmptyState>
    </Stack>
  )
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  usePage('Role')
  return (
    <Stack gap="2xl">
      <PageHeader title="Role" breadcrumbs={crumbs('Role')} />
      <LoadFailure error={error} fallback={ROLES_MESSAGES.list} onRetry={onRetry} />
    </Stack>
  )
}
