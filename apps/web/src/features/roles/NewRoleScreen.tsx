import { ROLES_MESSAGES } from '@oaklet/api'
import type { Role } from '@oaklet/api/contract'
import {
  EmptyState,
  LinkButton,
  LoadingRegion,
  PageHeader,
  showToast,
  Skeleton,
  Stack,
} from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { LoadFailure } from '../../shared/LoadFailure'
import { paths } from '../../shared/paths'
import { SettingsForm } from '../../shared/SettingsForm'
import { useFields } from '../../shared/use-fields'
import { useIdempotencyKey } from '../../shared/use-idempotency-key'
import { usePage } from '../../shared/use-page'
import { usePermissions } from '../../shared/use-session'
import { AFTER_SAVING } from '../../shared/use-unsaved'
import { copiedRoleValues, newRoleValues, roleErrors, roleInputOf } from './role-form'
import { RoleFields } from './RoleFields'
import { withRole } from './roles-queries'
import { useNoteRoles, useRoles, useRolesQueries } from './use-roles'

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
      ) : roles.data ? (
        <NewRoleForm source={source} />
      ) : roles.isError ? (
        <LoadFailure
          error={roles.error}
          fallback={ROLES_MESSAGES.list}
          onRetry={() => void roles.refetch()}
        />
      ) : (
        <LoadingRegion label="Loading roles" isLoading>
          <Skeleton shape="block" />
        </LoadingRegion>
      )}
    </Stack>
  )
}

function NewRoleForm({ source }: { source: Role | undefined }) {
  const form = useFields(source ? copiedRoleValues(source) : newRoleValues(), roleErrors)
  const navigate = useNavigate()
  const note = useNoteRoles()
  const keyFor = useIdempotencyKey()
  const creating = useMutation(useRolesQueries().create())

  const leaveFor = async (saved: Role) => {
    await note((roles) => withRole(roles, saved))
    showToast({ title: `${saved.name} added`, tone: 'good' })
    await navigate(paths.role(saved.id), { replace: true, state: AFTER_SAVING })
  }
  const save = () => {
    if (!form.check()) return
    const body = roleInputOf(form.values)
    creating.mutate(
      { body, idempotencyKey: keyFor(body) },
      {
        onSuccess: (saved) => void leaveFor(saved),
        onError: form.refuse,
      },
    )
  }
  return (
    <SettingsForm
      label="New role"
      errors={form.errors}
      isPending={creating.isPending}
      error={creating.error}
      fallback={ROLES_MESSAGES.create}
      submitLabel="Add role"
      pendingLabel="Adding…"
      onSubmit={save}
    >
      <RoleFields field={form.field} />
    </SettingsForm>
  )
}
