import { AUTH_MESSAGES } from '@oaklet/api'
import { Link, Stack } from '@oaklet/design-system'
import { useNavigate } from 'react-router-dom'
import { PREFERENCE_KEYS, readPreference } from '../../../shared/local-preference'
import { paths } from '../../../shared/paths'
import { usePage } from '../../../shared/use-page'
import { usePasswordHelp } from '../../../shared/use-password-help'
import { EmailField } from '../frame/EmailField'
import { forgotErrors } from './password-reset-form'
import { PublicForm } from '../../../shared/public-frame/PublicForm'
import { PublicFrame } from '../../../shared/public-frame/PublicFrame'
import { usePublicForm } from '../../../shared/public-frame/use-public-form'
import { WayOut } from '../frame/WayOut'

interface AskForCodeProps {
  /** Where the person was going. */
  from: string | undefined
}

/** Has a code mailed to a person who has an account; the answer is the same without an account. */
export function AskForCode({ from }: AskForCodeProps) {
  usePage('Forgot your password?')
  const { forgotPassword } = usePasswordHelp()
  const navigate = useNavigate()
  const form = usePublicForm({
    initial: () => ({ email: readPreference(PREFERENCE_KEYS.rememberedEmail) ?? '' }),
    check: ({ email }) => forgotErrors(email),
    act: async ({ email }) => {
      await forgotPassword({ email: email.trim() })
      await navigate(paths.forgotPassword({ step: 'code' }), { state: { from, email: email.trim() } })
    },
    fallback: AUTH_MESSAGES.forgotPassword,
  })

  return (
    <PublicFrame title="Forgot your password?" summary="We will e-mail you a code to set a new one with.">
      <PublicForm form={form} verb="Send a code" doing="Sending a code…">
        <EmailField description="The one that you sign in with." {...form.field('email')} />
      </PublicForm>
      <Stack gap="s">
        <Link href={paths.forgotPassword({ step: 'code' })}>I have a code</Link>
        <WayOut question="Know it after all?" link="Sign in" path={paths.login()} />
      </Stack>
    </PublicFrame>
  )
}
