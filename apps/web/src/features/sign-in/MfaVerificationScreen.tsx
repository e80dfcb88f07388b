import { Button, Form, type FormError, OneTimeCodeField, Stack } from '@oaklet/design-system'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { usePage } from '../../shared/use-page'
import { useSession, useSessionState } from '../../shared/use-session'
import { codeErrors } from './mfa-code-form'
import { mfaWords } from './mfa-words'
import { PublicFrame } from './PublicFrame'
import { ResendCode } from './ResendCode'
import { errorAt } from './sign-in-form'
import { signInProblem } from './sign-in-problem'
import { typedRegistration } from './typed-registration'
import { useProblem } from './use-problem'
import { WaitBanner } from './WaitBanner'
import { WayOut } from './WayOut'

/** Takes the mailed code of a sign-in or registration that waits for it; without one, it starts there again. */
export function MfaVerificationScreen() {
  const state: unknown = useLocation().state
  const words = mfaWords(typedRegistration(state))
  usePage(words.title)
  const session = useSession()
  const status = useSessionState((snapshot) => snapshot.status)
  const { problem, count, tell } = useProblem()
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<FormError[]>([])
  const [isPending, setPending] = useState(false)

  const submit = async () => {
    const found = codeErrors(code)
    setErrors(found)
    if (found.length > 0) return
    setPending(true)
    try {
      await session.verifyMfa({ code })
    } catch (error) {
      tell(signInProblem(error, words.fallback))
    }
    setPending(false)
  }

  if (status === 'signed-out') return <Navigate to={words.start} replace state={state} />
  return (
    <PublicFrame title={words.title} summary={words.summary}>
      {problem !== null && <WaitBanner key={count} {...problem} />}
      <Form
        onSubmit={() => void submit()}
        isPending={isPending}
        errors={errors}
        footer={
          <Button type="submit" tone="primary" width="full" isPending={isPending}>
            {isPending ? words.verifying : words.verify}
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
        <ResendCode
          send={async () => (await session.resendMfaCode()).resendIn}
          sentence={words.resent}
          onProblem={tell}
        />
        {words.exits.map((exit) => (
          <WayOut key={exit.path} {...exit} />
        ))}
      </Stack>
    </PublicFrame>
  )
}
