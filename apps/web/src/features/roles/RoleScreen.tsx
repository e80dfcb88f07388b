import { ROLES_MESSAGES } from '@oaklet/api'
import type { Role } from '@oaklet/api/contract'
import { LinkButton, PAGE_HEADING_ID, PageHeader, Skeleton, Stack } from '@oaklet/design-system'
import { paths } from '../../shared/paths'
import { RecordScreen } from '../../shared/RecordScreen'
import { useKeptFocus } from '../../shared/use-kept-focus'
import { usePage } from '../../shared/use-page'
import { usePermissions } from '../../shared/use-session'
import { DeleteRole } from './DeleteRole'
import { LazyEditRole } from './lazy-forms'
import { roleDescription } from '../../records/roles/role-description'
import { RoleFacts } from './RoleFacts'
import { RoleHolders } from './RoleHolders'
import { useRoles } from './use-roles'

const LIST = { label: 'Roles & permissions', href: paths.rolesPermissions() }
const GONE = {
  title: 'Your organization has no such role',
  reason: 'The address may be an old one, or somebody has deleted the role.',
}

/** One role: what it allows and who holds it; an own one can be changed by those who may. */
export function RoleScreen({ roleId }: { roleId: string }) {
  const roles = useRoles()
  return (
    <RecordScreen
      kind="Role"
      list={LIST}
      record={roles.data && (roles.data.find(({ id }) => id === roleId) ?? null)}
      error={roles.error}
      onRetry={() => void roles.refetch()}
      fallback={ROLES_MESSAGES.list}
      placeholder={<Skeleton shape="block" />}
      gone={GONE}
    >
      {(role) => <Found role={role} />}
    </RecordScreen>
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
        breadcrumbs={[LIST, { label: role.name }]}
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
      {isEdited ? <LazyEditRole role={role} /> : <RoleFacts role={role} mayCopy={mayEdit} />}
    </Stack>
  )
}
