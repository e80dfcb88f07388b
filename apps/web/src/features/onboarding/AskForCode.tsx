import { ONBOARDING_MESSAGES } from '@oaklet/api'
import { PublicForm } from '../../shared/public-frame/PublicForm'
import { usePublicForm } from '../../shared/public-frame/use-public-form'
import { useOnboarding } from '../../shared/use-onboarding'
import { OnboardingFrame } from './OnboardingFrame'

interface AskForCodeProps {
  linkId: string
  practiceName: string
  onSent: () => void
}

/** Has a code mailed, before anything of the client is shown. */
export function AskForCode({ linkId, practiceName, onSent }: AskForCodeProps) {
  const api = useOnboarding()
  const form = usePublicForm({
    initial: () => ({}),
    check: () => [],
    act: async () => {
      await api.sendCode({ linkId })
      onSent()
    },
    fallback: ONBOARDING_MESSAGES.sendCode,
  })
  return (
    <OnboardingFrame
      title="Check that it’s you"
      practiceName={practiceName}
      summary="We send a code to the e-mail that your link came to. Your answers are shown to nobody without it."
    >
      <PublicForm form={form} verb="Send me a code" doing="Sending…">
        {null}
      </PublicForm>
    </OnboardingFrame>
  )
}
