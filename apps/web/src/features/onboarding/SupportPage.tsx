import { formatPhone, isMeasureItem, type OnboardingItem } from '@oaklet/api/contract'
import { LinkButton, Stack, Text } from '@oaklet/design-system'
import { CHECK_PAGE, firstOpenPage, onboardingAddress } from './onboarding-address'
import { OnboardingFrame } from './OnboardingFrame'
import type { FormsPageProps } from './TaskList'

/** What is said at once to a client who has thought of death or of hurting themselves. */
export function SupportPage({ forms, linkId, item }: FormsPageProps & { item: OnboardingItem }) {
  const { practiceName, practicePhone } = forms
  const at = onboardingAddress(linkId)
  const isAnswered = item.pages.every(({ answers }) => answers !== null)
  const next = () => {
    if (!isAnswered) return at.page(item.id, firstOpenPage(item))
    return isMeasureItem(item.kind) ? at.page(item.id, CHECK_PAGE) : at.tasks()
  }
  return (
    <OnboardingFrame title="Thank you for telling us" practiceName={practiceName}>
      <Stack gap="l">
        <Text isReading>
          Nobody at {practiceName} is reading this right now. We have let them know that they should talk with
          you.
        </Text>
        <Text isReading>
          <strong>Do you need to talk now?</strong> Call or text <strong>988</strong>. It is free, day and
          night.
        </Text>
        <Text isReading>
          <strong>Are you in danger now?</strong> Call <strong>911</strong>.
        </Text>
        {practicePhone !== '' && (
          <Text isReading>
            You can also call {practiceName}: <strong>{formatPhone(practicePhone)}</strong>.
          </Text>
        )}
      </Stack>
      <LinkButton tone="primary" href={next()}>
        Continue
      </LinkButton>
    </OnboardingFrame>
  )
}
