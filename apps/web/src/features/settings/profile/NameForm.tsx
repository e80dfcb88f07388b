import { ACCOUNT_MESSAGES } from '@oaklet/api'
import { showToast, TextField } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../shared/use-api'
import { useUser } from '../../../shared/use-session'
import { nameErrors } from '../account-form'
import { SettingsForm } from '../../../shared/forms/SettingsForm'
import { settingsQueries } from '../settings-queries'
import { useForm } from '../../../shared/forms/use-form'
import { useReloadUser } from './use-reload-user'

/** The name that colleagues see. */
export function NameForm() {
  const form = useForm({ initial: { name: useUser().name }, errorsOf: nameErrors })
  const save = useMutation(settingsQueries(useApi()).saveName())
  const reloadUser = useReloadUser()

  const submit = () => {
    if (!form.check()) return
    save.mutate(form.values.name.trim(), {
      onSuccess: ({ name }) => {
        form.restart({ name })
        reloadUser()
        showToast({ title: 'Name saved', tone: 'good' })
      },
      onError: form.refuse,
    })
  }

  return (
    <SettingsForm
      label="Name"
      errors={form.errors}
      isPending={save.isPending}
      error={save.error}
      fallback={ACCOUNT_MESSAGES.updateProfile}
      submitLabel="Save name"
      pendingLabel="Saving…"
      onSubmit={submit}
    >
      <TextField
        label="Your name"
        autoComplete="name"
        description="Colleagues see it on the calendar and wherever your work is shown."
        {...form.field('name')}
      />
    </SettingsForm>
  )
}
