import { ACCOUNT_MESSAGES } from '@oaklet/api'
import { announce, Button, OneTimeCodeField, Text } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { mailedCodeErrors } from '../../../shared/mailed-code'
import { useApi } from '../../../shared/use-api'
import type { AskedEmail } from './AskForEmail'
import { SettingsForm } from '../../../shared/forms/SettingsForm'
import { settingsQueries } from '../settings-queries'
import { useForm } from '../../../shared/forms/use-form'
import { useUnsaved } from '../../../shared/forms/use-unsaved'

interface ConfirmEmailProps {
  asked: AskedEmail
  onConfirmed: (email: string) => void
  onCancel: () => void
}

/** Takes the code that proves the new mailbox; a wrong one costs a try and nothing typed. */
export function ConfirmEmail({ asked, onConfirmed, onCancel }: ConfirmEmailProps) {
  const queries = settingsQueries(useApi())
  const form = useForm({ initial: { code: '' }, errorsOf: ({ code }) => mailedCodeErrors(code) })
  const confirm = useMutation(queries.confirmEmail())
  const resend = useMutation(queries.askForEmail())
  // The code is on its way, and would be lost.
  useUnsaved(true)

  const submit = () => {
    resend.reset()
    if (!form.check()) return
    confirm.mutate(form.values.code, {
      onSuccess: ({ email }) => onConfirmed(email),
      onError: form.refuse,
    })
  }
  const sendAgain = () => {
    confirm.reset()
    resend.mutate(asked, { onSuccess: () => announce('A new code is on its way.') })
  }

  return (
    <SettingsForm
      label="Confirm the new e-mail"
      errors={form.errors}
      isPending={confirm.isPending}
      error={confirm.error ?? resend.error}
      fallback={resend.error ? ACCOUNT_MESSAGES.requestEmailChange : ACCOUNT_MESSAGES.confirmEmailChange}
      submitLabel="Confirm e-mail"
      pendingLabel="Confirming…"
      onSubmit={submit}
      more={
        <>
          <Button isPending={resend.isPending} onPress={sendAgain}>
            Send a new code
          </Button>
          <Button tone="quiet" onPress={onCancel}>
            Use another e-mail
          </Button>
        </>
      }
    >
      <Text>
        We sent a code to <strong>{asked.email}</strong>. It is good for 10 minutes.
      </Text>
      <OneTimeCodeField
        label="Code"
        description="The six digits from the e-mail."
        autoFocus
        {...form.field('code')}
      />
    </SettingsForm>
  )
}
