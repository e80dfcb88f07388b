import { AUTH_MESSAGES } from '@oaklet/api'
import { Button, Form, type FormError, Link, OneTimeCodeField, Stack, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../../shared/paths'
import { usePage } from '../../shared/use-page'
import { useSession, useSessionState } from '../../shared/use-session'
import { codeErrors } from './mfa-code-form'
import { PublicFrame } from './PublicFrame'
import { ResendCode } from './ResendCode'
import { errorAt } from './sign-in-form'
import { type SignInProblem, signInProblem } from './sign-in-problem'
import { WaitBanner } from './WaitBanner'

/** Takes the mailed code of a sign-in that waits for it; without one, it starts at the password again. */
export function MfaVerificationScreen() {
  usePage('Check your e-mail')
  const session = useSession()
  const status = useSessionState((state) => state.status)
  const cameFrom: unknown = useLocation().state
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<FormError[]>([])
  const [tries, setTries] = useState(0)
  const [problem, setProblem] = useState<SignInProblem | null>(null)
  const [isPending, setPending] = useState(false)

  const tell = (next: SignInProblem | null) => {
    setProblem(next)
    setTries((before) => before + 1)
  }

  const submit = async () => {
    const found = codeErrors(code)
    setErrors(found)
    if (found.length > 0) return
    setPending(true)
    try {
      await session.verifyMfa({ code })
    } catch (error) {
      tell(signInProblem(error, AUTH_MESSAGES.verifyMfa))
    }
    setPending(false)
  }

  if (status === 'signed-out') return <Navigate to={paths.login()} replace state={cameFrom} />
  return (
    <PublicFrame
      title="Check your e-mail"
      summary="We sent you a code to finish signing in. It is good for 10 minutes."
    >
      {problem !== null && <WaitBanner key={tries} {...problem} />}
      <Form
        onSubmit={() => void submit()}
        isPending={isPending}
        errors={errors}
        footer={
          <Button type="submit" tone="primary" width="full" isPending={isPending}>
            {isPending ? 'Verifying…' : 'Verify'}
          </Button>
        }
      >
        <OneTimeCodeField
          label="Code"
          name="code"
          description="The six digits from the e-mail."
          value={code}
          onChange={setCode}
          errorMessage={errorAt(errors, 'code')}
        />
      </Form>
      <Stack gap="xl">
        <ResendCode onProblem={tell} />
        <Text tone="quiet">
          Not you, or no e-mail?{' '}
          <Link href={paths.login()} tone="inline">
            Back to sign in
          </Link>
        </Text>
      </Stack>
    </PublicFrame>
  )
}
