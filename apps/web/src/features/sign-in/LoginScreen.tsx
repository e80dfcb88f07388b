import { Link, PasswordField, Stack } from '@oaklet/design-system'
import { useLocation, useNavigate } from 'react-router-dom'
import { PREFERENCE_KEYS, readPreference, writePreference } from '../../shared/local-preference'
import { paths } from '../../shared/paths'
import { usePage } from '../../shared/use-page'
import { useSession } from '../../shared/use-session'
import { EmailField } from './frame/EmailField'
import { PublicForm } from '../../shared/public-frame/PublicForm'
import { PublicFrame } from '../../shared/public-frame/PublicFrame'
import { signInErrors } from './sign-in-form'
import { SignedOutNotice } from './SignedOutNotice'
import { usePublicForm } from '../../shared/public-frame/use-public-form'
import { WayOut } from './frame/WayOut'

/** Signs a person in, or sends them on to enter their code; where they go then is the router's to decide. */
export function LoginScreen() {
  usePage('Sign in')
  const session = useSession()
  const navigate = useNavigate()
  const cameFrom: unknown = useLocation().state
  const form = usePublicForm({
    initial: () => ({ email: readPreference(PREFERENCE_KEYS.rememberedEmail) ?? '', password: '' }),
    check: signInErrors,
    act: async ({ email, password }) => {
      const outcome = await session.login({ email: email.trim(), password })
      writePreference(PREFERENCE_KEYS.rememberedEmail, email.trim())
      if (outcome === 'mfa-required') await navigate(paths.mfaVerification(), { state: cameFrom })
    },
  })

  return (
    <PublicFrame title="Sign in" summary="Welcome back. Your practice is waiting.">
      {/* Why the person is here was said; it isn't said once more after a failure. */}
      <PublicForm
        form={form}
        notice={form.count === 0 && <SignedOutNotice />}
        verb="Sign in"
        doing="Signing in…"
      >
        <EmailField {...form.field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      </PublicForm>
      <Stack gap="s">
        <Link href={paths.forgotPassword()}>Forgot your password?</Link>
        <WayOut question="New practice?" link="Create an account" path={paths.register()} />
      </Stack>
    </PublicFrame>
  )
}
