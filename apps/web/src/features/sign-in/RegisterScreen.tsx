import { AUTH_MESSAGES } from '@oaklet/api'
import { Button, Form, type FormError, PasswordField, Stack, TextField } from '@oaklet/design-system'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { fieldErrorsOf } from '../../shared/field-errors'
import { PREFERENCE_KEYS, writePreference } from '../../shared/local-preference'
import { paths } from '../../shared/paths'
import { usePage } from '../../shared/use-page'
import { useSession } from '../../shared/use-session'
import { stateText } from './history-state'
import { NEW_PASSWORD_RULE } from './new-password'
import { PublicFrame } from './PublicFrame'
import { newRegistration, registerBody, registerErrors, type RegisterValues, typedOf } from './register-form'
import { errorAt } from './sign-in-form'
import { signInProblem } from './sign-in-problem'
import { TimeZoneField } from './TimeZoneField'
import { typedRegistration } from './typed-registration'
import { useProblem } from './use-problem'
import { WaitBanner } from './WaitBanner'
import { WayOut } from './WayOut'

const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Asks for what a practice is opened with; the e-mail is confirmed on the page that follows. */
export function RegisterScreen() {
  usePage('Create an account')
  const session = useSession()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const [values, setValues] = useState(() => newRegistration(browserTimeZone(), typedRegistration(state)))
  const [errors, setErrors] = useState<FormError[]>([])
  const { problem, count, tell } = useProblem()
  const [isPending, setPending] = useState(false)

  const field = <Name extends keyof RegisterValues>(name: Name) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    errorMessage: errorAt(errors, name),
  })

  const submit = async () => {
    const found = registerErrors(values)
    setErrors(found)
    tell(null)
    if (found.length > 0) return
    setPending(true)
    try {
      const body = registerBody(values)
      await session.register(body)
      writePreference(PREFERENCE_KEYS.rememberedEmail, body.email)
      const next = { from: stateText(state, 'from'), registration: typedOf(body) }
      // Kept at this page too, for whoever comes back to put something right.
      await navigate(paths.register(), { replace: true, state: next })
      await navigate(paths.mfaVerification(), { state: next })
    } catch (error) {
      const refused = fieldErrorsOf(error).map(({ path, message }) => ({ field: path, message }))
      setErrors(refused)
      if (refused.length === 0) tell(signInProblem(error, AUTH_MESSAGES.register))
    }
    setPending(false)
  }

  return (
    <PublicFrame title="Create an account" summary="Open your practice on Oaklet. You will be its owner.">
      {problem !== null && <WaitBanner key={count} {...problem} />}
      <Form
        onSubmit={() => void submit()}
        isPending={isPending}
        errors={errors}
        footer={
          <Button type="submit" tone="primary" width="full" isPending={isPending}>
            {isPending ? 'Creating your account…' : 'Create account'}
          </Button>
        }
      >
        <Stack gap="xl">
          <TextField label="Your name" autoComplete="name" {...field('name')} />
          <TextField label="Practice name" autoComplete="organization" {...field('practiceName')} />
          <TextField
            label="E-mail"
            type="email"
            autoComplete="username"
            spellCheck="false"
            {...field('email')}
          />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            description={NEW_PASSWORD_RULE}
            {...field('password')}
          />
          <TimeZoneField {...field('timeZone')} />
        </Stack>
      </Form>
      <WayOut question="Have an account?" link="Sign in" path={paths.login()} />
    </PublicFrame>
  )
}
