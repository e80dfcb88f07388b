import { ONBOARDING_MESSAGES } from '@oaklet/api'
import { DeclineDocumentBody, type OnboardingItem } from '@oaklet/api/contract'
import { Button, Form, Inline, Stack, Text, TextField } from '@oaklet/design-system'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { contractErrors } from '../../shared/forms/contract-errors'
import { SaveFailure } from '../../shared/forms/SaveFailure'
import { useForm } from '../../shared/forms/use-form'
import { useOnboarding } from '../../shared/use-onboarding'
import { onboardingAddress } from './onboarding-address'
import { onboardingQueries } from './onboarding-queries'
import type { FormsPageProps } from './TaskList'

interface DeclineFormProps extends FormsPageProps {
  item: OnboardingItem
  onBack: () => void
}

/** Says that a document is not signed, and why, if the client wants to say that. */
export function DeclineForm({ forms, linkId, item, onBack }: DeclineFormProps) {
  const [api, queryClient, navigate] = [useOnboarding(), useQueryClient(), useNavigate()]
  const form = useForm({
    initial: { reason: '' },
    errorsOf: (values) => contractErrors(DeclineDocumentBody, values, ['reason']),
  })
  const declining = useMutation({
    mutationFn: (body: DeclineDocumentBody) => api.decline({ linkId, itemId: item.id }, body),
  })
  const decline = () => {
    if (!form.check()) return
    declining.mutate(form.values, {
      onSuccess: (saved) => {
        queryClient.setQueryData(onboardingQueries(api, linkId).forms().queryKey, saved)
        void navigate(onboardingAddress(linkId).tasks())
      },
      onError: form.refuse,
    })
  }
  return (
    <Form
      errors={form.errors}
      isPending={declining.isPending}
      onSubmit={decline}
      footer={
        <Inline gap="m" wrap>
          <Button type="submit" tone="primary" isPending={declining.isPending}>
            {declining.isPending ? 'Saving…' : 'Go on without signing'}
          </Button>
          <Button onPress={onBack}>Back to signing</Button>
        </Inline>
      }
    >
      <Stack gap="l">
        {declining.isError && form.errors.length === 0 && (
          <SaveFailure error={declining.error} fallback={ONBOARDING_MESSAGES.decline} />
        )}
        <Text isReading>{`You can go on without signing. ${forms.practiceName} will see that you did.`}</Text>
        <TextField
          label="Why don’t you want to sign? (optional)"
          autoComplete="off"
          autoFocus
          maxLength={500}
          {...form.field('reason')}
        />
      </Stack>
    </Form>
  )
}
