import { OneTimeCodeField, Stack } from '@oaklet/design-system'
import { Navigate, useLocation } from 'react-router-dom'
import { usePage } from '../../shared/use-page'
import { useSession, useSessionState } from '../../shared/use-session'
import { mailedCodeErrors } from '../../shared/mailed-code'
import { mfaWords } from './mfa-words'
import { PublicForm } from '../../shared/public-frame/PublicForm'
import { PublicFrame } from '../../shared/public-frame/PublicFrame'
import { ResendCode } from '../../shared/public-frame/ResendCode'
import { typedRegistration } from './typed-registration'
import { usePublicForm } from '../../shared/public-frame/use-public-form'
import { WayOut } from './frame/WayOut'

/** Takes the mailed code of a sign-in or registration that waits for it; without one, it starts there again. */
export function MfaVerificationScreen() {
  const state: unknown = useLocation().state
  const words = mfaWords(typedRegistration(state))
  usePage(words.title)
  const session = useSession()
  const status = useSessionState((snapshot) => snapshot.status)
  const form = usePublicForm({
    initial: () => ({ code: '' }),
    check: ({ code }) => mailedCodeErrors(code),
    act: ({ code }) => session.verifyMfa({ code }),
    fallback: words.fallback,
  })

  if (status === 'signed-out') return <Navigate to={words.start} replace state={state} />
  return (
    <PublicFrame title={words.title} summary={words.summary}>
      <PublicForm form={form} verb={words.verify} doing={words.verifying}>
        <OneTimeCodeField
          label="Code"
          description="The six digits from the e-mail."
          {...form.field('code')}
        />
      </PublicForm>
      <Stack gap="xl">
        <ResendCode
          send={async () => (await session.resendMfaCode()).resendIn}
          sentence={words.resent}
          onProblem={form.tell}
        />
        {words.exits.map((exit) => (
          <WayOut key={exit.path} {...exit} />
        ))}
      </Stack>
    </PublicFrame>
  )
}
