import { ONBOARDING_MESSAGES } from '@oaklet/api'
import { Banner, Text } from '@oaklet/design-system'
import { useState } from 'react'
import { PublicForm } from '../../shared/public-frame/PublicForm'
import { usePublicForm } from '../../shared/public-frame/use-public-form'
import { useOnboarding } from '../../shared/use-onboarding'
import { OnboardingFrame } from './OnboardingFrame'

interface LinkGoneProps {
  linkId: string
  /** `gone` for a link that is no longer good, `no-session` where this browser has none for it. */
  reason: 'gone' | 'no-session'
}

const WORDS = {
  gone: {
    title: 'This link doesn’t work any more',
    words:
      'Ask the practice for a new one. If they sent you more than one mail, use the link in the last one.',
  },
  'no-session': {
    title: 'Open the link in your mail',
    words: 'To keep your answers safe, this page closes after a while. What you saved is still there.',
  },
} as const

/** For a link that can’t be opened; it says the same whoever asks. */
export function LinkGone({ linkId, reason }: LinkGoneProps) {
  const api = useOnboarding()
  const [isAsked, setAsked] = useState(false)
  const form = usePublicForm({
    initial: () => ({}),
    check: () => [],
    act: async () => {
      await api.requestLink({ linkId })
      setAsked(true)
    },
    fallback: ONBOARDING_MESSAGES.requestLink,
  })
  const { title, words } = WORDS[reason]
  return (
    <OnboardingFrame title={title} practiceName={null}>
      <Text isReading>{words}</Text>
      {isAsked ? (
        <Banner tone="info" isAnnounced>
          If this link can still be used, a new mail is on its way. It goes to the address that the practice
          has. It may take 10 minutes before another one can be sent.
        </Banner>
      ) : (
        <PublicForm form={form} verb="Send me a new link" doing="Sending…">
          {null}
        </PublicForm>
      )}
    </OnboardingFrame>
  )
}
