import { CARDS_MESSAGES } from '@oaklet/api'
import { CARD_CONSENT, type Client } from '@oaklet/api/contract'
import { Checkbox, Stack, Text } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { useForm } from '../../../shared/forms/use-form'
import { leaveFor } from '../../../shared/leave-for'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'

export interface AddCardDialogProps {
  title: string
  client: Client
  onClose: () => void
}

/** Asks for the client’s consent, and then leaves for the provider’s page, where the card is typed. */
export function AddCardDialog({ title, client, onClose }: AddCardDialogProps) {
  const [api, practiceId] = [useApi().cards, usePracticeId()]
  const form = useForm({
    initial: { isAgreed: false },
    errorsOf: ({ isAgreed }) =>
      isAgreed ? [] : [{ path: 'isAgreed', message: 'Ask the client, and tick this once they agree' }],
    clearsAsTyped: true,
    // The dialog leads away by itself.
    isDisposable: true,
  })
  const starting = useMutation({
    mutationFn: () => api.start({ practiceId, clientId: client.id }, { consentText: CARD_CONSENT }),
    onSuccess: ({ address }) => leaveFor(address),
  })
  return (
    <FormDialog
      title={title}
      size="s"
      form={form}
      submitLabel="Go on to Stripe"
      pendingLabel="Going on…"
      isPending={starting.isPending}
      error={starting.error}
      fallback={CARDS_MESSAGES.save}
      onSubmit={() => form.check() && starting.mutate()}
      onClose={onClose}
    >
      <Stack gap="l">
        <Text isReading>
          The card is typed on a page of Stripe’s, which leads back here. Its number never reaches Oaklet.
          First read this to {client.displayName}, or let them read it:
        </Text>
        <Text isReading>“{CARD_CONSENT}”</Text>
        <Checkbox
          name="isAgreed"
          isSelected={form.values.isAgreed}
          errorMessage={form.errorAt('isAgreed')}
          onChange={(isAgreed) => form.change({ isAgreed })}
        >
          {client.displayName} agrees to this
        </Checkbox>
      </Stack>
    </FormDialog>
  )
}
