import { PAYMENT_CONNECTION_MESSAGES } from '@oaklet/api'
import { AlertDialog, Banner, showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { failureWords } from '../../../shared/failure-words'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'

/** Asks before the practice's account is given up, and says what stays. */
export function DisconnectQuestion({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [api, practiceId] = [useApi(), usePracticeId()]
  const disconnecting = useMutation({
    mutationFn: () => api.paymentConnection.disconnect({ practiceId }),
    onSettled: useRefreshPractice(),
  })
  const close = () => {
    disconnecting.reset()
    onClose()
  }
  return (
    <AlertDialog
      title="Disconnect Stripe?"
      tone="danger"
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && close()}
      confirmLabel="Disconnect"
      cancelLabel="Keep it"
      isPending={disconnecting.isPending}
      onConfirm={() =>
        disconnecting.mutate(undefined, {
          onSuccess: () => {
            showToast({ title: 'Stripe is disconnected', tone: 'good' })
            close()
          },
        })
      }
    >
      {disconnecting.isError ? (
        <Banner tone="bad" isAnnounced>
          {failureWords(disconnecting.error, PAYMENT_CONNECTION_MESSAGES.disconnect)}
        </Banner>
      ) : (
        'From then on no card can be charged. What was paid stays as it is, and payments and cards can still be read. You can connect again.'
      )}
    </AlertDialog>
  )
}
