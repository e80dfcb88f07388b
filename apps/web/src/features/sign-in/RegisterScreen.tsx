import { AUTH_MESSAGES } from '@oaklet/api'
import { PasswordField, TextField } from '@oaklet/design-system'
import { useLocation, useNavigate } from 'react-router-dom'
import { PREFERENCE_KEYS, writePreference } from '../../shared/local-preference'
import { paths } from '../../shared/paths'
import { usePage } from '../../shared/use-page'
import { useSession } from '../../shared/use-session'
import { EmailField } from './frame/EmailField'
import { stateText } from './frame/history-state'
import { NEW_PASSWORD_RULE } from '../../shared/new-password'
import { PublicForm } from '../../shared/public-frame/PublicForm'
import { PublicFrame } from '../../shared/public-frame/PublicFrame'
import { newRegistration, registerBody, registerErrors, typedOf } from './register-form'
import { TimeZoneField } from '../../shared/TimeZoneField'
import { typedRegistration } from './typed-registration'
import { usePublicForm } from '../../shared/public-frame/use-public-form'
import { WayOut } from './frame/WayOut'
import { browserTimeZone } from '../../shared/browser-time-zone'

/** Asks for what a practice is opened with; the e-mail is confirmed on the page that follows. */
export function RegisterScreen() {
  usePage('Create an account')
  const session = useSession()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const form = usePublicForm({
    initial: () => newRegistration(browserTimeZone(), typedRegistration(state)),
    check: registerErrors,
    act: async (values) => {
      const body = registerBody(values)
      await session.register(body)
      writePreference(PREFERENCE_KEYS.rememberedEmail, body.email)
      const typed = { registration: typedOf(body) }
      // Stays with this page too, for a person who comes back to correct it.
      await navigate(paths.register(), { replace: true, state: { from: stateText(state, 'from'), ...typed } })
      // A new practice is set up first, wherever the person was going.
      await navigate(paths.mfaVerification(), { state: { from: paths.setup(), ...typed } })
    },
    fallback: AUTH_MESSAGES.register,
  })

  return (
    <PublicFrame title="Create an account" summary="Open your practice on Oaklet. You will be its owner.">
      <PublicForm form={form} verb="Create account" doing="Creating your account…">
        <TextField label="Your name" autoComplete="name" {...form.field('name')} />
        <TextField label="Practice name" autoComplete="organization" {...form.field('practiceName')} />
        <EmailField {...form.field('email')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          description={NEW_PASSWORD_RULE}
          {...form.field('password')}
        />
        <TimeZoneField
          description="The clock that your practice’s appointments go by."
          {...form.field('timeZone')}
        />
      </PublicForm>
      <WayOut question="Have an account?" link="Sign in" path={paths.login()} />
    </PublicFrame>
  )
}
