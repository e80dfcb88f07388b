import { PAYMENTS_MESSAGES } from '@oaklet/api'
import type { ClientCredit, Hold } from '@oaklet/api/contract'
import { AlertDialog, Banner, showToast, Stack, Text } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { failureWords } from '../../../shared/failure-words'
import { formatShortDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'

interface ReleaseHoldDialogProps {
  credit: Pick<ClientCredit, 'client' | 'currency'>
  hold: Hold
  onClose: () => void
}

/** Asks before what is held for a session becomes plain credit. */
export function ReleaseHoldDialog({ credit: { client, currency }, hold, onClose }: ReleaseHoldDialogProps) {
  const [api, practiceId, { keyFor }] = [useApi(), usePracticeId(), useIdempotencyKey()]
  const key = { practiceId, clientId: client.id, appointmentId: hold.appointmentId }
  const releasing = useMutation({
    mutationFn: () => api.payments.releaseHold(key, { idempotencyKey: keyFor(key) }),
    onSettled: useRefreshPractice(),
  })
  const cents = formatMoney(hold.amountCents, currency)
  return (
    <AlertDialog
      title="Release what is held?"
      isOpen
      onOpenChange={onClose}
      confirmLabel="Release it"
      cancelLabel="Keep it held"
      isPending={releasing.isPending}
      onConfirm={() =>
        releasing.mutate(undefined, {
          onSuccess: () => {
            showToast({ title: `${cents} released`, tone: 'good' })
            onClose()
          },
        })
      }
    >
      <Stack gap="m">
        <Text>
          {cents} for the session on {formatShortDate(hold.date)} becomes plain credit. It can then be put on
          any invoice of {client.name}, and goes on the invoice of that session no longer by itself.
        </Text>
        {releasing.error !== null && (
          <Banner tone="bad" isAnnounced>
            {failureWords(releasing.error, PAYMENTS_MESSAGES.releaseHold)}
          </Banner>
        )}
      </Stack>
    </AlertDialog>
  )
}
