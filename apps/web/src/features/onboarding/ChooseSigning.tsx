import { ONBOARDING_MESSAGES } from '@oaklet/api'
import {
  type ChooseSigningBody,
  type OnboardingItem,
  SIGNING_CONSENT_NUMBER,
  SIGNING_CONSENTS,
} from '@oaklet/api/contract'
import { Banner, Button, Inline, LinkButton } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { DocumentText } from '../../shared/documents/DocumentText'
import { SaveFailure } from '../../shared/forms/SaveFailure'
import { useOnboarding } from '../../shared/use-onboarding'
import { DOCUMENT_PAGE, onboardingAddress } from './onboarding-address'
import { OnboardingFrame } from './OnboardingFrame'
import { onboardingQueries } from './onboarding-queries'
import type { FormsPageProps } from './TaskList'

type Way = ChooseSigningBody['way']

/** What signing on a screen means, before the first signature; agreeing to it is an act of its own. */
export function ChooseSigning({ forms, linkId, item }: FormsPageProps & { item: OnboardingItem }) {
  const { practiceName, isSigningOnline } = forms
  const [api, queryClient, navigate] = [useOnboarding(), useQueryClient(), useNavigate()]
  const at = onboardingAddress(linkId)
  const consent = SIGNING_CONSENTS[SIGNING_CONSENT_NUMBER - 1]
  const choosing = useMutation({ mutationFn: (way: Way) => api.chooseSigning({ linkId }, { way }) })
  const choose = (way: Way) =>
    choosing.mutate(way, {
      onSuccess: (saved) => {
        queryClient.setQueryData(onboardingQueries(api, linkId).forms().queryKey, saved)
        void navigate(way === 'online' ? at.page(item.id, DOCUMENT_PAGE) : at.tasks())
      },
    })
  const isPending = (way: Way) => choosing.isPending && choosing.variables === way
  const isOnPaper = !isSigningOnline && item.signature?.outcome === 'paper'
  return (
    <OnboardingFrame
      title={consent?.title ?? ''}
      practiceName={practiceName}
      back={{ href: at.tasks(), label: 'Back to the list' }}
    >
      {isOnPaper && (
        <Banner tone="info" title="You asked for paper">
          {`${practiceName} will give you the documents to sign. You can sign here after all.`}
        </Banner>
      )}
      {consent !== undefined && <DocumentText sections={consent.sections} headingLevel={2} />}
      {choosing.isError && (
        <SaveFailure error={choosing.error} fallback={ONBOARDING_MESSAGES.chooseSigning} />
      )}
      <Inline gap="m" wrap>
        {isSigningOnline ? (
          <LinkButton tone="primary" href={at.page(item.id, DOCUMENT_PAGE)}>
            Go on to the document
          </LinkButton>
        ) : (
          <Button tone="primary" isPending={isPending('online')} onPress={() => choose('online')}>
            I agree to sign on a screen
          </Button>
        )}
        {!isOnPaper && (
          <Button isPending={isPending('paper')} onPress={() => choose('paper')}>
            I want to sign on paper
          </Button>
        )}
      </Inline>
    </OnboardingFrame>
  )
}
