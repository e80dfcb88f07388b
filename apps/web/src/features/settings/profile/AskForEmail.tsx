import { ACCOUNT_MESSAGES } from '@oaklet/api'
import type { RequestEmailChangeBody } from '@oaklet/api/contract'
import { Button, PasswordField, TextField } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { HiddenUserName } from '../../../shared/HiddenUserName'
import { useApi } from '../../../shared/use-api'
import { useUser } from '../../../shared/use-session'
import { emailErrors } from '../account-form'
import { SettingsForm } from '../../../shared/forms/SettingsForm'
import { settingsQueries } from '../settings-queries'
import { useForm } from '../../../shared/forms/use-form'

/** What a code was asked for with; another one takes the same. */
export type AskedEmail = RequestEmailChangeBody

interface AskForEmailProps {
  onAsked: (asked: AskedEmail) => void
  onCancel: () => void
}

/** Takes the new e-mail, and the password once more: an open session alone may not take the account away. */
export function AskForEmail({ onAsked, onCancel }: AskForEmailProps) {
  const { email } = useUser()
  const form = useForm({ initial: { email: '', currentPassword: '' }, errorsOf: emailErrors })
  const ask = useMutation(settingsQueries(useApi()).askForEmail())

  const submit = () => {
    if (!form.check()) return
    const asked = { ...form.values, email: form.values.email.trim() }
    ask.mutate(asked, { onSuccess: () => onAsked(asked), onError: form.refuse })
  }

  return (
    <SettingsForm
      label="Change e-mail"
      errors={form.errors}
      isPending={ask.isPending}
      error={ask.error}
      fallback={ACCOUNT_MESSAGES.requestEmailChange}
      submitLabel="Send a code"
      pendingLabel="Sending…"
      onSubmit={submit}
      more={<Button onPress={onCancel}>Cancel</Button>}
    >
      <HiddenUserName email={email} />
      <TextField
        label="New e-mail"
        type="email"
        autoComplete="email"
        spellCheck="false"
        autoFocus
        description="We send a code there. Until you enter it, your e-mail stays as it is."
        {...form.field('email')}
      />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
    </SettingsForm>
  )
}
