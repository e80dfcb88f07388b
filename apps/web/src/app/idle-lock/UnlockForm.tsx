import { isNetworkError, userMessage } from '@oaklet/api'
import { Banner, Button, Form, type FormError, PasswordField } from '@oaklet/design-system'
import { useState } from 'react'
import { fieldErrorsOf } from '../../shared/field-errors'
import { HiddenUserName } from '../../shared/HiddenUserName'
import { useApi } from '../../shared/use-api'
import { useUser } from '../../shared/use-session'
import { accountName } from '../shell/account-name'
import { useSignOut } from '../use-sign-out'

const OUT_OF_REACH = 'Oaklet can’t be reached right now: check your connection and try again in a moment.'

/** Has the person at the desk prove that they are the one who is signed in. */
export function UnlockForm({ onUnlock }: { onUnlock: () => void }) {
  const [api, user, signOut] = [useApi(), useUser(), useSignOut()]
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const submit = async () => {
    setProblem(null)
    setErrors([])
    if (password === '') {
      setErrors([{ path: 'password', message: 'Enter your password' }])
      return
    }
    setPending(true)
    try {
      await api.mfa.confirmPassword({ password })
      onUnlock()
    } catch (error) {
      const found = fieldErrorsOf(error)
      setErrors(found)
      if (found.length === 0) setProblem(messageOf(error))
      setPassword('')
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
        errors={errors}
        footer={
          <Button type="submit" tone="primary" width="full" isPending={isPending}>
            {isPending ? 'Unlocking…' : 'Unlock'}
          </Button>
        }
      >
        <HiddenUserName email={user.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          description={`You are signed in as ${accountName(user)}.`}
          autoFocus
          value={password}
          onChange={setPassword}
          errorMessage={errors[0]?.message}
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
