import { PAYMENTS_MESSAGES } from '@oaklet/api'
import { AlertDialog, Banner, showToast } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { failureWords } from '../../../shared/failure-words'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { useApi } from '../../../shared/use-api'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key'
import { usePracticeId } from '../../../shared/use-session'
import { DETAILS_TITLE, type PaymentAct, REFUND_TITLE } from './payment-words'

const PaymentDetailsDialog = lazyDialog(
  () => DETAILS_TITLE,
  async () => (await import('./PaymentDetailsDialog')).PaymentDetailsDialog,
)

const RefundDialog = lazyDialog(
  () => REFUND_TITLE,
  async () => (await import('./RefundDialog')).RefundDialog,
)

interface PaymentActsProps {
  /** What was chosen for which payment; null while nothing was. */
  chosen: { act: PaymentAct | 'details'; paymentId: string } | null
  /** The invoice that is offered for what the client's credit doesn't give. */
  invoiceId?: string
  /** `YYYY-MM-DD` in the practice's time zone. */
  today: string
  onClose: () => void
}

/** The dialogs of what can be done with a payment, and why it was refused. */
export function PaymentActs({ chosen, today, onClose, ...preferred }: PaymentActsProps) {
  const [api, practiceId, { keyFor }] = [useApi(), usePracticeId(), useIdempotencyKey()]
  const marking = useMutation({
    mutationFn: (paymentId: string) =>
      api.payments.markError({ practiceId, paymentId }, { idempotencyKey: keyFor({ paymentId }) }),
    onSettled: useRefreshPractice(),
  })
  return (
    <>
      {marking.error !== null && (
        <Banner tone="bad" isAnnounced>
          {failureWords(marking.error, PAYMENTS_MESSAGES.markError)}
        </Banner>
      )}
      {chosen?.act === 'details' && <PaymentDetailsDialog paymentId={chosen.paymentId} onClose={onClose} />}
      {chosen?.act === 'refund' && (
        <RefundDialog paymentId={chosen.paymentId} {...preferred} today={today} onClose={onClose} />
      )}
      <AlertDialog
        title="Take this payment back?"
        tone="danger"
        isOpen={chosen?.act === 'mistake'}
        onOpenChange={onClose}
        confirmLabel="Take it back"
        cancelLabel="Keep it"
        isPending={marking.isPending}
        onConfirm={() =>
          marking.mutate(chosen?.paymentId ?? '', {
            onSuccess: () => showToast({ title: 'Payment taken back', tone: 'good' }),
            onSettled: onClose,
          })
        }
      >
        Do this for a payment that never came in. All of it goes: what it paid is open again. Both lines stay
        in the books.
      </AlertDialog>
    </>
  )
}
