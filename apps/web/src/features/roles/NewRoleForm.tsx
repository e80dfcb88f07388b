import { ROLES_MESSAGES } from '@oaklet/api'
import type { Role } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../shared/paths'
import { SettingsForm } from '../../shared/forms/SettingsForm'
import { useForm } from '../../shared/forms/use-form'
import { useIdempotencyKey } from '../../shared/use-idempotency-key'
import { WITHOUT_ASKING } from '../../shared/forms/use-unsaved'
import { copiedRoleValues, newRoleValues, roleErrors, roleInputOf } from './role-form'
import { RoleFields } from './RoleFields'
import { withRole } from './roles-queries'
import { useNoteRoles, useRolesQueries } from './use-roles'

/** The form of a new role, which is shown once it was added. */
export function NewRoleForm({ source }: { source: Role | undefined }) {
  const form = useForm({ initial: source ? copiedRoleValues(source) : newRoleValues(), errorsOf: roleErrors })
  const navigate = useNavigate()
  const note = useNoteRoles()
  const { keyFor } = useIdempotencyKey()
  const creating = useMutation(useRolesQueries().create())

  const leaveFor = async (saved: Role) => {
    await note((roles) => withRole(roles, saved))
    showToast({ title: `${saved.name} added`, tone: 'good' })
    await navigate(paths.role(saved.id), { replace: true, state: WITHOUT_ASKING })
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
