import { AUTH_MESSAGES } from '@oaklet/api'
import {
  announce,
  Banner,
  Button,
  Form,
  type FormError,
  OneTimeCodeField,
  PasswordField,
  Stack,
} from '@oaklet/design-system'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fieldErrorsOf } from '../../shared/field-errors'
import { PREFERENCE_KEYS, readPreference, writePreference } from '../../shared/local-preference'
import { paths } from '../../shared/paths'
import { usePage } from '../../shared/use-page'
import { usePasswordHelp } from '../../shared/use-password-help'
import { NEW_PASSWORD_RULE } from './new-password'
import { forgotErrors, resetBody, resetErrors } from './password-reset-form'
import { PublicFrame } from './PublicFrame'
import { RESEND_WAIT_SECONDS, ResendCode } from './ResendCode'
import { ResetEmail } from './ResetEmail'
import { errorAt } from './sign-in-form'
import { signInProblem } from './sign-in-problem'
import { useProblem } from './use-problem'
import { WaitBanner } from './WaitBanner'
import { WayOut } from './WayOut'

/** The same words whether or not anybody has the e-mail. */
const sentTo = (email: string) =>
  `If there is an account for ${email}, a code is on its way to it. It is good for 10 minutes.`

interface SetNewPasswordProps {
  /** Where the person was going. */
  from: string | undefined
  /** Who a code was asked for on the step before. */
  sentEmail: string | undefined
}

/** Trades a mailed code for a new password, and sends the person to sign in with it. */
export function SetNewPassword({ from, sentEmail }: SetNewPasswordProps) {
  usePage('Set a new password')
  const { forgotPassword, resetPassword } = usePasswordHelp()
  const navigate = useNavigate()
  const { problem, count, tell } = useProblem()
  const [values, setValues] = useState(() => ({
    email: sentEmail ?? readPreference(PREFERENCE_KEYS.rememberedEmail) ?? '',
    code: '',
    password: '',
  }))
  const [errors, setErrors] = useState<FormError[]>([])
  const [isPending, setPending] = useState(false)
  useEffect(() => {
    if (sentEmail !== undefined) announce(sentTo(sentEmail))
  }, [sentEmail])

  const field = <Name extends keyof typeof values>(name: Name) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    errorMessage: errorAt(errors, name),
  })

  const submit = async () => {
    const found = resetErrors(values)
    setErrors(found)
    tell(null)
    if (found.length > 0) return
    setPending(true)
    try {
      const body = resetBody(values)
      await resetPassword(body)
      writePreference(PREFERENCE_KEYS.rememberedEmail, body.email)
      await navigate(paths.login(), { replace: true, state: { from, reason: 'password-changed' } })
    } catch (error) {
      const refused = fieldErrorsOf(error).map(({ path, message }) => ({ field: path, message }))
      setErrors(refused)
      if (refused.length === 0) tell(signInProblem(error, AUTH_MESSAGES.resetPassword))
    }
    setPending(false)
  }

  const sendAgain = async () => {
    const found = forgotErrors(values.email)
    setErrors(found)
    if (found.length > 0) return null
    await forgotPassword({ email: values.email.trim() })
    return RESEND_WAIT_SECONDS
  }

  return (
    <PublicFrame
      title="Set a new password"
      summary="Enter the code from the e-mail, and a password of your choice."
    >
      {problem === null ? (
        sentEmail !== undefined && <Banner tone="info">{sentTo(sentEmail)}</Banner>
      ) : (
        <WaitBanner key={count} {...problem} />
      )}
      <Form
        onSubmit={() => void submit()}
        isPending={isPending}
        errors={errors}
        footer={
          <Button type="submit" tone="primary" width="full" isPending={isPending}>
            {isPending ? 'Setting your password…' : 'Set new password'}
          </Button>
        }
      >
        <Stack gap="xl">
          <ResetEmail {...field('email')} isKnown={sentEmail !== undefined} />
          <OneTimeCodeField label="Code" description="The six digits from the e-mail." {...field('code')} />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            description={NEW_PASSWORD_RULE}
            {...field('password')}
          />
        </Stack>
      </Form>
      <Stack gap="xl">
        <ResendCode
          waitSeconds={sentEmail === undefined ? 0 : RESEND_WAIT_SECONDS}
          send={sendAgain}
          sentence={sentTo(values.email.trim())}
          fallback={AUTH_MESSAGES.forgotPassword}
          onProblem={tell}
        />
        <Stack gap="s">
          {sentEmail !== undefined && (
            <WayOut question="Not your e-mail?" link="Enter another one" path={paths.forgotPassword()} />
          )}
          <WayOut question="Know it after all?" link="Sign in" path={paths.login()} />
        </Stack>
      </Stack>
    </PublicFrame>
  )
}
