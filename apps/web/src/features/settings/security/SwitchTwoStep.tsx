import { AUTH_MESSAGES } from '@oaklet/api'
import { Button, PasswordField, showToast } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HiddenUserName } from '../../../shared/HiddenUserName'
import { useApi } from '../../../shared/use-api'
import { useUser } from '../../../shared/use-session'
import { confirmErrors } from '../account-form'
import { SettingsForm } from '../../../shared/forms/SettingsForm'
import { settingsQueries } from '../settings-queries'
import { useForm } from '../../../shared/forms/use-form'

/** Switches codes on or off, for which the password is asked again. */
export function SwitchTwoStep({ isOn }: { isOn: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  if (isAsking) return <ConfirmSwitch isOn={isOn} onClose={() => setAsking(false)} />
  const ask = () => {
    setWasAsked(true)
    setAsking(true)
  }
  return (
    <div>
      <Button tone={isOn ? 'secondary' : 'primary'} autoFocus={wasAsked} onPress={ask}>
        {isOn ? 'Switch codes off' : 'Switch codes on'}
      </Button>
    </div>
  )
}

function ConfirmSwitch({ isOn, onClose }: { isOn: boolean; onClose: () => void }) {
  const { email } = useUser()
  const queries = settingsQueries(useApi())
  const queryClient = useQueryClient()
  const form = useForm({ initial: { password: '' }, errorsOf: confirmErrors })
  const change = useMutation(queries.switchTwoStep())

  const submit = () => {
    if (!form.check()) return
    change.mutate(
      { password: form.values.password, isOn: !isOn },
      {
        onSuccess: (status) => {
          queryClient.setQueryData(queries.twoStep().queryKey, status)
          const title = status.enabled
            ? 'From your next sign-in on, we ask for a code'
            : 'From your next sign-in on, your password is enough'
          showToast({ title, tone: 'good' })
          onClose()
        },
        onError: form.refuse,
      },
    )
  }

  return (
    <SettingsForm
      label={isOn ? 'Switch codes off' : 'Switch codes on'}
      errors={form.errors}
      isPending={change.isPending}
      error={change.error}
      fallback={isOn ? AUTH_MESSAGES.disableMfa : AUTH_MESSAGES.enableMfa}
      submitLabel={isOn ? 'Switch codes off' : 'Switch codes on'}
      pendingLabel="Switching…"
      onSubmit={submit}
      more={<Button onPress={onClose}>Cancel</Button>}
    >
      <HiddenUserName email={email} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        autoFocus
        {...form.field('password')}
      />
    </SettingsForm>
  )
}
