import { ROLES_MESSAGES } from '@oaklet/api'
import { EmptyState, LinkButton, PageHeader, Stack } from '@oaklet/design-system'
import { paths } from '../../shared/paths'
import { usePage } from '../../shared/use-page'
import { usePermissions } from '../../shared/use-session'
import { WhenLoaded } from '../../shared/WhenLoaded'
import { LazyNewRole } from './lazy-forms'
import { useRoles } from './use-roles'

/** A new role of the organization's own, from nothing or as a copy. */
export function NewRoleScreen({ copyOf }: { copyOf: string | null }) {
  usePage('New role')
  const mayEdit = usePermissions()('roles:edit')
  const roles = useRoles()
  const source = roles.data?.find(({ id }) => id === copyOf)
  return (
    <Stack gap="2xl">
      <PageHeader
        title="New role"
        summary={
          source
            ? `It begins as a copy of ${source.name}; nobody holds it yet.`
            : 'Name it, and choose what it allows. You give it to people afterwards.'
        }
        breadcrumbs={[
          { label: 'Roles & permissions', href: paths.rolesPermissions() },
          { label: 'New role' },
        ]}
      />
      {!mayEdit ? (
        <EmptyState
          title="You can’t add roles"
          action={<LinkButton href={paths.rolesPermissions()}>All roles</LinkButton>}
        >
          Ask somebody who may change roles.
        </EmptyState>
      ) : (
        <WhenLoaded query={roles} fallback={ROLES_MESSAGES.list} label="Loading roles">
          {() => <LazyNewRole source={source} />}
        </WhenLoaded>
      )}
    </Stack>
  )
}
