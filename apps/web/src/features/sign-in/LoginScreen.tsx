import { Button, Form, type FormError, Link, PasswordField, Stack, TextField } from '@oaklet/design-system'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PREFERENCE_KEYS, readPreference, writePreference } from '../../shared/local-preference'
import { paths } from '../../shared/paths'
import { usePage } from '../../shared/use-page'
import { useSession } from '../../shared/use-session'
import { PublicFrame } from './PublicFrame'
import { errorAt, signInErrors } from './sign-in-form'
import { signInProblem } from './sign-in-problem'
import { SignedOutNotice } from './SignedOutNotice'
import { useProblem } from './use-problem'
import { WaitBanner } from './WaitBanner'
import { WayOut } from './WayOut'

/** Signs a person in, or sends them on to enter their code; where they go then is the router's to decide. */
export function LoginScreen() {
  usePage('Sign in')
  const session = useSession()
  const navigate = useNavigate()
  const cameFrom: unknown = useLocation().state
  const [email, setEmail] = useState(() => readPreference(PREFERENCE_KEYS.rememberedEmail) ?? '')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<FormError[]>([])
  const { problem, count, tell } = useProblem()
  const [isPending, setPending] = useState(false)

  const submit = async () => {
    const found = signInErrors({ email, password })
    setErrors(found)
    if (found.length > 0) return
    setPending(true)
    try {
      const outcome = await session.login({ email: email.trim(), password })
      writePreference(PREFERENCE_KEYS.rememberedEmail, email.trim())
      if (outcome === 'mfa-required') await navigate(paths.mfaVerification(), { state: cameFrom })
    } catch (error) {
      tell(signInProblem(error))
    }
    setPending(false)
  }

  return (
    <PublicFrame title="Sign in" summary="Welcome back. Your practice is waiting.">
      {problem === null ? <SignedOutNotice /> : <WaitBanner key={count} {...problem} />}
      <Form
        onSubmit={() => void submit()}
        isPending={isPending}
        errors={errors}
        footer={
          <Button type="submit" tone="primary" width="full" isPending={isPending}>
            {isPending ? 'Signing in…' : 'Sign in'}
          </Button>
        }
      >
        <Stack gap="xl">
          <TextField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="username"
            spellCheck="false"
            value={email}
            onChange={setEmail}
            errorMessage={errorAt(errors, 'email')}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            errorMessage={errorAt(errors, 'password')}
          />
        </Stack>
      </Form>
      <Stack gap="s">
        <Link href={paths.forgotPassword()}>Forgot your password?</Link>
        <WayOut question="New practice?" link="Create an account" path={paths.register()} />
      </Stack>
    </PublicFrame>
  )
}
