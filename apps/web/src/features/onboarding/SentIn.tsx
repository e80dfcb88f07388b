import { formatPhone, type OnboardingForms } from '@oaklet/api/contract'
import { Text } from '@oaklet/design-system'
import { OnboardingFrame } from './OnboardingFrame'

/** Once everything was sent in: what happens next. */
export const SentIn = ({ forms: { practiceName, practicePhone } }: { forms: OnboardingForms }) => (
  <OnboardingFrame
    title="Your forms were sent"
    practiceName={practiceName}
    summary="Thank you. You can close this page."
  >
    <Text isReading>
      {practiceName} looks through them. If something has to be changed, you get a mail with a new link.
    </Text>
    {practicePhone !== '' && (
      <Text isReading>Do you have a question? Call {formatPhone(practicePhone)}.</Text>
    )}
  </OnboardingFrame>
)
