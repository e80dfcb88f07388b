import { ONBOARDING_MESSAGES } from '@oaklet/api'
import { formatPhone } from '@oaklet/api/contract'
import { Button, Heading, ItemList, Stack, Text } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { SaveFailure } from '../../shared/forms/SaveFailure'
import { useOnboarding } from '../../shared/use-onboarding'
import { onboardingAddress } from './onboarding-address'
import { OnboardingFrame } from './OnboardingFrame'
import { onboardingQueries } from './onboarding-queries'
import { taskTitle } from './onboarding-words'
import type { FormsPageProps } from './TaskList'
import { useDocumentDownload } from './use-document-download'

/** Once everything was sent in: what happens next, and how to change something all the same. */
export function SentIn({ forms, linkId }: FormsPageProps) {
  const { practiceName, practicePhone, canBeWithdrawn } = forms
  const [api, queryClient, navigate] = [useOnboarding(), useQueryClient(), useNavigate()]
  const { queryKey } = onboardingQueries(api, linkId).forms()
  const withdrawing = useMutation({
    mutationFn: () => api.withdraw({ linkId }),
    onSuccess: (opened) => {
      queryClient.setQueryData(queryKey, opened)
      void navigate(onboardingAddress(linkId).tasks())
    },
    // Somebody may have reviewed it meanwhile.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  })
  const download = useDocumentDownload(linkId)
  const signed = forms.items.filter(({ signature }) => signature?.outcome === 'signed')
  return (
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
      {signed.length > 0 && (
        <Stack gap="s">
          <Heading level={2}>What you signed</Heading>
          <ItemList
            items={signed.map((item) => ({
              id: item.id,
              title: taskTitle(item),
              detail: `Signed by ${item.signature?.signerName ?? ''}`,
              trailing: (
                <Button
                  size="small"
                  aria-label={`Save a copy of ${taskTitle(item)}`}
                  isPending={download.pendingId === item.id}
                  onPress={() => download.save(item.id, taskTitle(item))}
                >
                  Save a copy
                </Button>
              ),
            }))}
          />
          {download.error !== null && (
            <SaveFailure error={download.error} fallback={ONBOARDING_MESSAGES.downloadDocument} />
          )}
        </Stack>
      )}
      {withdrawing.isError && (
        <SaveFailure error={withdrawing.error} fallback={ONBOARDING_MESSAGES.withdraw} />
      )}
      {canBeWithdrawn && (
        <Button isPending={withdrawing.isPending} onPress={() => withdrawing.mutate()}>
          Change my answers
        </Button>
      )}
    </OnboardingFrame>
  )
}
