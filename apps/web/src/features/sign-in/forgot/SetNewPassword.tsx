import { AUTH_MESSAGES } from '@oaklet/api'
import { announce, Banner, OneTimeCodeField, PasswordField, Stack } from '@oaklet/design-system'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { PREFERENCE_KEYS, readPreference, writePreference } from '../../../shared/local-preference'
import { paths } from '../../../shared/paths'
import { usePage } from '../../../shared/use-page'
import { usePasswordHelp } from '../../../shared/use-password-help'
import { NEW_PASSWORD_RULE } from '../../../shared/new-password'
import { resetBody, resetErrors } from './password-reset-form'
import { PublicForm } from '../../../shared/public-frame/PublicForm'
import { PublicFrame } from '../../../shared/public-frame/PublicFrame'
import { RESEND_WAIT_SECONDS, ResendCode } from '../../../shared/public-frame/ResendCode'
import { ResetEmail } from './ResetEmail'
import { usePublicForm } from '../../../shared/public-frame/use-public-form'
import { WayOut } from '../frame/WayOut'

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
  const form = usePublicForm({
    initial: () => ({
      email: sentEmail ?? readPreference(PREFERENCE_KEYS.rememberedEmail) ?? '',
      code: '',
      password: '',
    }),
    check: resetErrors,
    act: async (values) => {
      const body = resetBody(values)
      await resetPassword(body)
      writePreference(PREFERENCE_KEYS.rememberedEmail, body.email)
      await navigate(paths.login(), { replace: true, state: { from, reason: 'password-changed' } })
    },
    fallback: AUTH_MESSAGES.resetPassword,
  })
  const email = form.values.email.trim()
  useEffect(() => {
    if (sentEmail !== undefined) announce(sentTo(sentEmail))
  }, [sentEmail])

  const sendAgain = async () => {
    if (!form.check('email')) return null
    await forgotPassword({ email })
    return RESEND_WAIT_SECONDS
  }

  return (
    <PublicFrame
      title="Set a new password"
      summary="Enter the code from the e-mail, and a password of your choice."
    >
      <PublicForm
        form={form}
        notice={sentEmail !== undefined && <Banner tone="info">{sentTo(sentEmail)}</Banner>}
        verb="Set new password"
        doing="Setting your password…"
      >
        <ResetEmail {...form.field('email')} isKnown={sentEmail !== undefined} />
        <OneTimeCodeField
          label="Code"
          description="The six digits from the e-mail."
          {...form.field('code')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          description={NEW_PASSWORD_RULE}
          {...form.field('password')}
        />
      </PublicForm>
      <Stack gap="xl">
        <ResendCode
          waitSeconds={sentEmail === undefined ? 0 : RESEND_WAIT_SECONDS}
          send={sendAgain}
          sentence={sentTo(email)}
          fallback={AUTH_MESSAGES.forgotPassword}
          onProblem={form.tell}
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
