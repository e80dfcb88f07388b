import { ACCOUNT_MESSAGES } from '@oaklet/api'
import { Card, Container, PasswordField, showToast, Stack, Text } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { HiddenUserName } from '../../../shared/HiddenUserName'
import { NEW_PASSWORD_RULE } from '../../../shared/new-password'
import { useApi } from '../../../shared/use-api'
import { useUser } from '../../../shared/use-session'
import { passwordErrors } from '../account-form'
import { devicesEnded } from './device-words'
import { SettingsForm } from '../../../shared/forms/SettingsForm'
import { settingsQueries } from '../settings-queries'
import { useForm } from '../../../shared/forms/use-form'

const EMPTY = { currentPassword: '', newPassword: '' }

/** A new password, for which the one before is asked again; all other devices are signed out. */
export function PasswordSection() {
  const { email } = useUser()
  const form = useForm({ initial: EMPTY, errorsOf: passwordErrors })
  const change = useMutation(settingsQueries(useApi()).changePassword())

  const submit = () => {
    if (!form.check()) return
    change.mutate(form.values, {
      onSuccess: ({ ended }) => {
        form.restart(EMPTY)
        const others = ended === 0 ? '' : `. ${devicesEnded(ended)}`
        showToast({ title: `Password changed${others}`, tone: 'good' })
      },
      onError: form.refuse,
    })
  }

  return (
    <Container size="form" align="start">
      <Card title="Change your password">
        <Stack gap="xl">
          <Text tone="quiet">
            You stay signed in here. All other devices are signed out, and we tell you by e-mail.
          </Text>
          <SettingsForm
            label="Change your password"
            errors={form.errors}
            isPending={change.isPending}
            error={change.error}
            fallback={ACCOUNT_MESSAGES.changePassword}
            submitLabel="Change password"
            pendingLabel="Changing…"
            onSubmit={submit}
          >
            <HiddenUserName email={email} />
            <PasswordField
              label="Current password"
              autoComplete="current-password"
              {...form.field('currentPassword')}
            />
            <PasswordField
              label="New password"
              autoComplete="new-password"
              description={NEW_PASSWORD_RULE}
              {...form.field('newPassword')}
            />
          </SettingsForm>
        </Stack>
      </Card>
    </Container>
  )
}
