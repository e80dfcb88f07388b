import { ONBOARDING_MESSAGES } from '@oaklet/api'
import type { OnboardingItem } from '@oaklet/api/contract'
import { Button, LinkButton } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { SaveFailure } from '../../shared/forms/SaveFailure'
import { useOnboarding } from '../../shared/use-onboarding'
import { AnswersList } from './AnswersList'
import { firstOpenPage, onboardingAddress } from './onboarding-address'
import { OnboardingFrame } from './OnboardingFrame'
import { onboardingQueries } from './onboarding-queries'
import type { FormsPageProps } from './TaskList'

/** The answers of a questionnaire, before it is finished: from then on they can’t be changed. */
export function CheckItem({ forms, linkId, item }: FormsPageProps & { item: OnboardingItem }) {
  const [api, queryClient, navigate] = [useOnboarding(), useQueryClient(), useNavigate()]
  const at = onboardingAddress(linkId)
  const finishing = useMutation({ mutationFn: () => api.finish({ linkId, itemId: item.id }) })
  const isWhole = item.pages.every(({ answers }) => answers !== null)
  const finish = () =>
    finishing.mutate(undefined, {
      onSuccess: (saved) => {
        queryClient.setQueryData(onboardingQueries(api, linkId).forms().queryKey, saved)
        void navigate(at.tasks())
      },
    })
  return (
    <OnboardingFrame
      title="Check your answers"
      practiceName={forms.practiceName}
      back={{ href: at.tasks(), label: 'Back to the list' }}
      {...(item.isOpen && { summary: 'Once you finish, these answers can’t be changed.' })}
    >
      {finishing.isError && <SaveFailure error={finishing.error} fallback={ONBOARDING_MESSAGES.finish} />}
      <AnswersList item={item} at={at} />
      {item.isOpen &&
        (isWhole ? (
          <Button tone="primary" isPending={finishing.isPending} onPress={finish}>
            {finishing.isPending ? 'Saving…' : 'Finish these questions'}
          </Button>
        ) : (
          <LinkButton tone="primary" href={at.page(item.id, firstOpenPage(item))}>
            Answer the rest
          </LinkButton>
        ))}
    </OnboardingFrame>
  )
}
