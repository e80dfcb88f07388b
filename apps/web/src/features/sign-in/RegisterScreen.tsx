import { AUTH_MESSAGES } from '@oaklet/api'
import {
  Button,
  Form,
  type FormError,
  Link,
  PasswordField,
  Stack,
  Text,
  TextField,
} from '@oaklet/design-system'
import { useState } from 'react'
import { fieldErrorsOf } from '../../shared/field-errors'
import { PREFERENCE_KEYS, writePreference } from '../../shared/local-preference'
import { paths } from '../../shared/paths'
import { usePage } from '../../shared/use-page'
import { useSession } from '../../shared/use-session'
import { PublicFrame } from './PublicFrame'
import { newRegistration, registerBody, registerErrors, type RegisterValues } from './register-form'
import { errorAt } from './sign-in-form'
import { type SignInProblem, signInProblem } from './sign-in-problem'
import { TimeZoneField } from './TimeZoneField'
import { WaitBanner } from './WaitBanner'

const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Opens a practice and signs its owner in. */
export function RegisterScreen() {
  usePage('Create an account')
  const session = useSession()
  const [values, setValues] = useState(() => newRegistration(browserTimeZone()))
  const [errors, setErrors] = useState<FormError[]>([])
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<SignInProblem | null>(null)
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
    setProblem(null)
    if (found.length > 0) return
    setPending(true)
    try {
      await session.register(registerBody(values))
      writePreference(PREFERENCE_KEYS.rememberedEmail, values.email.trim())
    } catch (error) {
      const refused = fieldErrorsOf(error).map(({ path, message }) => ({ field: path, message }))
      setErrors(refused)
      if (refused.length === 0) setProblem(signInProblem(error, AUTH_MESSAGES.register))
      setTries((before) => before + 1)
    }
    setPending(false)
  }

  return (
    <PublicFrame title="Create an account" summary="Open your practice on Oaklet. You will be its owner.">
      {problem !== null && <WaitBanner key={tries} {...problem} />}
      <Form
        onSubmit={() => void submit()}
        isPending={isPending}
        errors={errors}
        footer={
          <Button type="submit" tone="primary" width="full" isPending={isPending}>
            {isPending ? 'Creating your practice…' : 'Create account'}
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
            description="At least 12 characters; a few words in a row make a good one."
            {...field('password')}
          />
          <TimeZoneField {...field('timeZone')} />
        </Stack>
      </Form>
      <Text tone="quiet">
        Have an account?{' '}
        <Link href={paths.login()} tone="inline">
          Sign in
        </Link>
      </Text>
    </PublicFrame>
  )
}
