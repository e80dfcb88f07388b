import { AUTH_MESSAGES } from '@oaklet/api'
import { Button, Form, type FormError, Link, Stack, TextField } from '@oaklet/design-system'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PREFERENCE_KEYS, readPreference } from '../../shared/local-preference'
import { paths } from '../../shared/paths'
import { usePage } from '../../shared/use-page'
import { usePasswordHelp } from '../../shared/use-password-help'
import { forgotErrors } from './password-reset-form'
import { PublicFrame } from './PublicFrame'
import { errorAt } from './sign-in-form'
import { signInProblem } from './sign-in-problem'
import { useProblem } from './use-problem'
import { WaitBanner } from './WaitBanner'
import { WayOut } from './WayOut'

interface AskForCodeProps {
  /** Where the person was going. */
  from: string | undefined
}

/** Has a code mailed to whoever has an account; the answer is the same for everybody else. */
export function AskForCode({ from }: AskForCodeProps) {
  usePage('Forgot your password?')
  const { forgotPassword } = usePasswordHelp()
  const navigate = useNavigate()
  const { problem, count, tell } = useProblem()
  const [email, setEmail] = useState(() => readPreference(PREFERENCE_KEYS.rememberedEmail) ?? '')
  const [errors, setErrors] = useState<FormError[]>([])
  const [isPending, setPending] = useState(false)

  const submit = async () => {
    const found = forgotErrors(email)
    setErrors(found)
    if (found.length > 0) return
    setPending(true)
    try {
      await forgotPassword({ email: email.trim() })
      await navigate(paths.forgotPassword({ step: 'code' }), { state: { from, email: email.trim() } })
    } catch (error) {
      tell(signInProblem(error, AUTH_MESSAGES.forgotPassword))
    }
    setPending(false)
  }

  return (
    <PublicFrame title="Forgot your password?" summary="We will e-mail you a code to set a new one with.">
      {problem !== null && <WaitBanner key={count} {...problem} />}
      <Form
        onSubmit={() => void submit()}
        isPending={isPending}
        errors={errors}
        footer={
          <Button type="submit" tone="primary" width="full" isPending={isPending}>
            {isPending ? 'Sending a code…' : 'Send a code'}
          </Button>
        }
      >
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          spellCheck="false"
          description="The one that you sign in with."
          value={email}
          onChange={setEmail}
          errorMessage={errorAt(errors, 'email')}
        />
      </Form>
      <Stack gap="s">
        <Link href={paths.forgotPassword({ step: 'code' })}>I have a code</Link>
        <WayOut question="Know it after all?" link="Sign in" path={paths.login()} />
      </Stack>
    </PublicFrame>
  )
}
