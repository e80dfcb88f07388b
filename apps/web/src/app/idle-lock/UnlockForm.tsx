import { isNetworkError, userMessage } from '@oaklet/api'
import { Banner, Button, Form, PasswordField } from '@oaklet/design-system'
import { useState } from 'react'
import { fieldErrorsOf } from '../../shared/forms/field-errors'
import { useForm } from '../../shared/forms/use-form'
import { HiddenUserName } from '../../shared/HiddenUserName'
import { useApi } from '../../shared/use-api'
import { useUser } from '../../shared/use-session'
import { accountName } from '../shell/account-name'
import { useSignOut } from '../use-sign-out'

const OUT_OF_REACH = 'Oaklet can’t be reached right now: check your connection and try again in a moment.'

/** Has the person at the desk prove that they are the one who is signed in. */
export function UnlockForm({ onUnlock }: { onUnlock: () => void }) {
  const [api, user, signOut] = [useApi(), useUser(), useSignOut()]
  const form = useForm({
    initial: { password: '' },
    errorsOf: ({ password }) =>
      password === '' ? [{ path: 'password', message: 'Enter your password' }] : [],
  })
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const submit = async () => {
    setProblem(null)
    if (!form.check()) return
    setPending(true)
    try {
      await api.mfa.confirmPassword(form.values)
      onUnlock()
    } catch (error) {
      form.refuse(error)
      if (fieldErrorsOf(error).length === 0) setProblem(messageOf(error))
      form.change({ password: '' })
    }
    setPending(false)
  }

  return (
    <>
      {problem !== null && (
        <Banner tone="bad" isAnnounced>
          {problem}
        </Banner>
      )}
      <Form
        onSubmit={() => void submit()}
        isPending={isPending}
        errors={form.errors}
        footer={
          <Button type="submit" tone="primary" width="full" isPending={isPending}>
            {isPending ? 'Unlocking…' : 'Unlock'}
          </Button>
        }
      >
        <HiddenUserName email={user.email} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          description={`You are signed in as ${accountName(user)}.`}
          autoFocus
          {...form.field('password')}
        />
      </Form>
      <Button width="full" onPress={signOut}>
        Sign out
      </Button>
    </>
  )
}

const messageOf = (error: unknown): string =>
  isNetworkError(error) ? OUT_OF_REACH : userMessage(error, 'Oaklet could not be unlocked. Please try again.')
