import { compareAccess, ROLES_MESSAGES } from '@oaklet/api'
import type { Role } from '@oaklet/api/contract'
import { showToast } from '@oaklet/design-system'
import { useState } from 'react'
import { lazyDialog } from '../../shared/lazy-dialog'
import { LazyStaleEdit } from '../../shared/forms/LazyStaleEdit'
import { SettingsForm } from '../../shared/forms/SettingsForm'
import { useForm } from '../../shared/forms/use-form'
import { PREVIEW_TITLE } from './preview-words'
import { permissionsOf, roleErrors, roleValuesOf, roleVersions } from './role-form'
import { RoleFields } from './RoleFields'
import { useSaveRole } from './use-save-role'

const AccessPreviewDialog = lazyDialog(
  () => PREVIEW_TITLE,
  async () => (await import('./AccessPreviewDialog')).AccessPreviewDialog,
)

/** The form of an own role; who gains or loses what is shown before it is saved. */
export function EditRole({ role }: { role: Role }) {
  const form = useForm({ initial: roleValuesOf(role), errorsOf: roleErrors })
  const { stale, base, ...saving } = useSaveRole(role)
  // The version over which the reviewed changes would be saved.
  const [reviewed, setReviewed] = useState<Role | null>(null)

  const send = (on: Role) =>
    saving.save(form.values, on, {
      onSaved: (saved) => {
        form.restart(roleValuesOf(saved))
        showToast({ title: `${saved.name} saved`, tone: 'good' })
        setReviewed(null)
      },
      onRefused: (error) => {
        form.refuse(error)
        setReviewed(null)
      },
    })
  const save = (on: Role) => {
    if (!form.check()) return
    if (on === base && saving.isSame(form.values)) {
      showToast({ title: 'There is nothing new to save', tone: 'info' })
      return
    }
    const changes = compareAccess(on.permissions, permissionsOf(form.values))
    if (changes.length > 0 && role.holders.length > 0) setReviewed(on)
    else send(on)
  }

  return (
    <>
      <SettingsForm
        label="Role"
        errors={form.errors}
        isPending={saving.isPending}
        error={saving.error}
        fallback={ROLES_MESSAGES.update}
        submitLabel="Save role"
        pendingLabel="Saving…"
        onSubmit={() => save(base)}
        notice={
          stale && (
            <LazyStaleEdit
              what="role"
              rows={roleVersions(form.values, stale)}
              onKeepMine={() => save(stale)}
              onTakeTheirs={() => {
                form.restart(roleValuesOf(stale))
                saving.takeTheirs(stale)
              }}
            />
          )
        }
      >
        <RoleFields field={form.field} />
      </SettingsForm>
      {reviewed && (
        <AccessPreviewDialog
          role={reviewed}
          permissions={permissionsOf(form.values)}
          isPending={saving.isPending}
          onSave={() => send(reviewed)}
          onClose={() => setReviewed(null)}
        />
      )}
    </>
  )
}
