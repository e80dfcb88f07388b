import { hasErrorCode, ONBOARDING_MESSAGES } from '@oaklet/api'
import { isMeasureItem, type OnboardingItem, packetGaps } from '@oaklet/api/contract'
import {
  Banner,
  Button,
  Heading,
  Inline,
  Link,
  LinkButton,
  Stack,
  Text,
  VisuallyHidden,
} from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { SaveFailure } from '../../shared/forms/SaveFailure'
import { useOnboarding } from '../../shared/use-onboarding'
import { AnswersList } from './AnswersList'
import { DOCUMENT_PAGE, type OnboardingAddress, onboardingAddress } from './onboarding-address'
import { OnboardingFrame } from './OnboardingFrame'
import { onboardingQueries } from './onboarding-queries'
import { taskState, taskTitle } from './onboarding-words'
import { asGapItem, type FormsPageProps } from './TaskList'

/** Everything that was answered, before it is sent in. */
export function CheckAnswers({ forms, linkId }: FormsPageProps) {
  const [api, queryClient] = [useOnboarding(), useQueryClient()]
  const { queryKey } = onboardingQueries(api, linkId).forms()
  const at = onboardingAddress(linkId)
  const sending = useMutation({ mutationFn: () => api.submit({ linkId }) })
  const isWhole = packetGaps(forms.items.map(asGapItem)).length === 0
  const send = () =>
    sending.mutate(undefined, {
      onSuccess: (sent) => queryClient.setQueryData(queryKey, sent),
      // Another device may have changed what is there.
      onError: (error) => {
        if (hasErrorCode(error, 'packet_incomplete')) void queryClient.invalidateQueries({ queryKey })
      },
    })
  return (
    <OnboardingFrame
      title="Check your answers"
      practiceName={forms.practiceName}
      back={{ href: at.tasks(), label: 'Back to the list' }}
      summary={`They go to ${forms.practiceName} when you send them.`}
    >
      {sending.isError && <SaveFailure error={sending.error} fallback={ONBOARDING_MESSAGES.submit} />}
      {forms.items.map((item) => (
        <Stack key={item.id} gap="s">
          <Heading level={2}>{taskTitle(item)}</Heading>
          <ItemAnswers item={item} at={at} />
        </Stack>
      ))}
      {isWhole ? (
        <Button tone="primary" isPending={sending.isPending} onPress={send}>
          {sending.isPending ? 'Sending…' : `Send to ${forms.practiceName}`}
        </Button>
      ) : (
        <Stack gap="m">
          <Banner tone="wait">
            Something is not filled in yet. Go back to the list to see what is left.
          </Banner>
          <LinkButton href={at.tasks()}>Back to the list</LinkButton>
        </Stack>
      )}
    </OnboardingFrame>
  )
}

/** What was answered in one item. */
function ItemAnswers({ item, at }: { item: OnboardingItem; at: OnboardingAddress }) {
  if (isMeasureItem(item.kind) && !item.isOpen) {
    return <Text tone="quiet">You have finished these questions.</Text>
  }
  if (item.kind !== 'document') return <AnswersList item={item} at={at} />
  const by = item.signature?.outcome === 'signed' ? ` by ${item.signature.signerName}` : ''
  return (
    <Inline gap="m">
      <span>{`${taskState(item)}${by}`}</span>
      {item.isOpen && (
        <Link href={at.page(item.id, DOCUMENT_PAGE)}>
          Change<VisuallyHidden>: {taskTitle(item)}</VisuallyHidden>
        </Link>
      )}
    </Inline>
  )
}
